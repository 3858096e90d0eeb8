import { useComputed, useSignalEffect } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { ChoiceList } from '../match/composer/beginnings.tsx'
import type { Described } from '../match/described.ts'
import { OwnTable } from '../match/own-table.tsx'
import { namesOf } from '../match/story.ts'
import { language, words } from '../words/words.ts'
import { MovesTree } from './moves-tree.tsx'
import type { Playing } from './playing.ts'
import styles from './studies.module.css'
import { StudyBar } from './study-bar.tsx'
import type { Study } from './study-source.ts'
import type { Studying } from './studying.ts'
import { wordsIn } from './words.ts'

interface Props {
  readonly studied: Studying<Study>
  readonly described: Described
  /** Undefined for somebody who only looks at the study. */
  readonly play?: Playing
  /** What stands above the moves, and below them. */
  readonly above?: ComponentChildren
  readonly below?: ComponentChildren
  /** What the owner does with the study as a whole. */
  readonly whole?: ComponentChildren
}

/** The board of a study, its tree of moves, and the bar from which moves are tried. */
export function StudyTable({ studied, described, play, above, below, whole }: Props) {
  const say = wordsIn[language.value]
  const { name, game, seats } = studied.study.value
  useEffect(() => () => studied.close(), [studied])
  useEffect(() => () => play?.stop(), [play])
  useSignalEffect(() => {
    history.replaceState(history.state, '', studied.source.addressOf(studied.node.value) + location.hash)
  })
  const named = useComputed(() => {
    const move = studied.move.value
    return new Set([...(move ? namesOf(move) : []), ...studied.pointed.value])
  })
  const position = studied.position.value
  const body = useComputed(() => play?.foreseen.value ?? studied.position.value)
  const sitters = useMemo(
    () => Array.from({ length: seats }, (_, seat) => ({ seat, name: say.seat(seat), isYou: false })),
    [seats, say],
  )
  const tabs = [
    { id: 'moves' as const, title: words.value.table.tabs.moves, panel: play && <EveryMove play={play} /> },
    {
      id: 'lines' as const,
      title: say.tree,
      panel: (
        <>
          {above}
          <NamedLines studied={studied} />
          <MovesTree studied={studied} />
          {below}
        </>
      ),
    },
    { id: 'study' as const, title: say.theStudy, panel: whole },
  ]
  return (
    <OwnTable
      title={name}
      game={game}
      described={described}
      body={body}
      isForeseen={play?.foreseen.value !== undefined}
      named={named}
      play={play}
      sitters={sitters}
      you={play?.offered.value?.seat ?? position?.waitsFor[0]?.seat ?? null}
      tabs={tabs.filter(({ id }) => id === 'lines' || play !== undefined)}
      first="lines"
      trouble={studied.trouble.value}
      node={position?.node}
      bar={<StudyBar studied={studied} play={play} />}
    />
  )
}

/** Every legal move of the seat that plays, as a form. */
function EveryMove({ play }: { readonly play: Playing }) {
  const say = wordsIn[language.value]
  const choices = play.choices.value
  return choices.length === 0 ? <p>{say.canNothing}</p> : <ChoiceList choices={choices} begin={play.begin} />
}

/** The lines that have names, as ways to their ends. */
function NamedLines({ studied }: { readonly studied: Studying<Study> }) {
  const say = wordsIn[language.value]
  const { variations } = studied.study.value
  if (variations.length === 0) return null
  return (
    <nav class={styles.lines} aria-label={say.lines}>
      {variations.map(({ name, node, length }) => (
        <button key={node} type="button" class={styles.line} onClick={() => studied.go(node)}>
          {name} <small>{say.moves(length)}</small>
        </button>
      ))}
    </nav>
  )
}
