import { useComputed } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { SeatMark } from '../ui/seat-mark.tsx'
import { language } from '../words/words.ts'
import styles from './studies.module.css'
import type { Node } from './study-source.ts'
import type { Studying } from './studying.ts'
import { type Line, linesOf } from './tree.ts'
import { wordsIn } from './words.ts'

interface Props {
  readonly studied: Studying
}

/** All moves that were tried: where several were tried from one position, each begins a line of its own. */
export function MovesTree({ studied }: Props) {
  const say = wordsIn[language.value]
  const lines = useComputed(() => linesOf(studied.study.value.nodes)).value
  const node = studied.node.value
  const tree = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const here = tree.current?.querySelector('[aria-current]')
    // With the comment below the move.
    const shown = here?.closest('li') ?? here
    shown?.scrollIntoView({ block: 'nearest' })
  }, [node, lines])
  return (
    <div ref={tree} class={styles.tree}>
      <Place isHere={node === 0} go={() => studied.go(0)}>
        {say.first}
      </Place>
      <Lines lines={lines} studied={studied} />
    </div>
  )
}

function Lines({ lines, studied }: Props & { readonly lines: readonly Line<Node>[] }) {
  const isFork = lines.length > 1
  return (
    <>
      {lines.map(({ moves, forks }) => (
        <div key={moves[0]?.number} class={isFork ? styles.fork : undefined}>
          <ol>
            {moves.map((move) => (
              <Move key={move.number} move={move} studied={studied} />
            ))}
          </ol>
          <Lines lines={forks} studied={studied} />
        </div>
      ))}
    </>
  )
}

function Move({ move: { number, seat, says, name, comment }, studied }: Props & { readonly move: Node }) {
  const say = wordsIn[language.value]
  return (
    <li>
      <Place isHere={studied.node.value === number} go={() => studied.go(number)}>
        <SeatMark seat={seat} size={12} />
        <span>
          {name !== null && (
            <>
              <strong class={styles.lineName}>{name}</strong>{' '}
            </>
          )}
          {says.join(' ') || say.seat(seat)}
        </span>
      </Place>
      {comment !== null && <p class={styles.comment}>{comment}</p>}
    </li>
  )
}

interface PlaceProps {
  readonly isHere: boolean
  readonly children: ComponentChildren
  go(): void
}

const Place = ({ isHere, children, go }: PlaceProps) => (
  <button type="button" class={styles.place} {...(isHere && { 'aria-current': 'true' })} onClick={go}>
    {children}
  </button>
)
