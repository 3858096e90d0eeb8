import { useEffect } from 'preact/hooks'
import barStyles from '../match/bar.module.css'
import { BegunOrNot } from '../match/composer/begun-or-not.tsx'
import { freeKey } from '../replay/free-key.ts'
import { Step } from '../replay/step.tsx'
import { controls, Trouble } from '../ui/controls.tsx'
import { SeatMark } from '../ui/seat-mark.tsx'
import { language } from '../words/words.ts'
import type { Playing } from './playing.ts'
import styles from './studies.module.css'
import type { Studying } from './studying.ts'
import { wordsIn } from './words.ts'

interface Props {
  readonly studied: Studying
  /** Undefined for somebody who only looks at the study. */
  readonly play: Playing | undefined
}

/** The way back and on, whose move it is, and the move that is tried. */
export function StudyBar({ studied, play }: Props) {
  const say = wordsIn[language.value]
  useArrowKeys(studied)
  const node = studied.node.value
  const isEnd = !studied.study.value.nodes.some(({ parent }) => parent === node)
  return (
    <footer class={barStyles.bar} data-composing={play?.isOpen.value ?? false} tabIndex={-1}>
      <div class={styles.row}>
        <Step to="previous" label={say.previous} isAtEnd={node === 0} onClick={studied.back} />
        <Step to="next" label={say.next} isAtEnd={isEnd} onClick={studied.on} />
        {play && <Seats studied={studied} play={play} />}
      </div>
      <Here studied={studied} />
      <Asked studied={studied} play={play} />
      {play && (
        <BegunOrNot
          play={play}
          send={say.play}
          sending={say.playing}
          preview={{
            said: play.preview.value,
            before: say.ifPlayed,
            drawn: say.thenDrawn,
            isForeseeing: play.isForeseeing,
            point: studied.point,
          }}
        />
      )}
      <Trouble trouble={play?.trouble.value} />
    </footer>
  )
}

/** The arrow keys go a move back, and on. */
function useArrowKeys(studied: Studying): void {
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      const key = freeKey(event)
      if (key === 'ArrowLeft') studied.back()
      else if (key === 'ArrowRight') studied.on()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', step)
    return () => document.removeEventListener('keydown', step)
  }, [studied])
}

/** The move that led to the position, if something is said about it, for whom the lines are behind another tab. */
function Here({ studied }: { readonly studied: Studying }) {
  const { says, comment } = studied.move.value ?? {}
  if (!comment) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must also scroll by keyboard (WCAG 2.1.1).
    <section class={styles.here} tabIndex={0} aria-label={wordsIn[language.value].comment}>
      <p>{says?.join(' ')}</p>
      <p class={styles.comment}>{comment}</p>
    </section>
  )
}

/** The seats, any of which the owner can play; those that are asked are marked. */
function Seats({ studied, play }: { readonly studied: Studying; readonly play: Playing }) {
  const say = wordsIn[language.value]
  const asked = studied.position.value?.waitsFor ?? []
  const seats = Array.from({ length: studied.study.value.seats }, (_, seat) => seat)
  return (
    <fieldset class={styles.seats} aria-label={say.whoPlays}>
      {seats.map((seat) => {
        const isAsked = asked.some((one) => one.seat === seat)
        return (
          <button
            key={seat}
            type="button"
            class={styles.seat}
            data-asked={isAsked}
            aria-pressed={play.offered.value?.seat === seat}
            aria-label={isAsked ? `${say.seat(seat)}, ${say.asked}` : say.seat(seat)}
            onClick={() => play.playAs(seat)}
          >
            <SeatMark seat={seat} /> {seat + 1}
          </button>
        )
      })}
    </fieldset>
  )
}

/** What the seat that plays is asked or, for those who look on, each seat that has to decide; or how it ends. */
function Asked({ studied, play }: Props) {
  const say = wordsIn[language.value]
  const position = studied.position.value
  if (position === undefined) return null
  if (position.result !== null) {
    return (
      <p>
        {say.over} {position.result.says}
      </p>
    )
  }
  const offered = play?.offered.value
  if (play !== undefined) {
    if (offered === undefined) return null
    const isIdle = offered.asks === null && offered.choices.length === 0
    return <p class={`${styles.asked} ${isIdle ? controls.hint : ''}`}>{isIdle ? say.canNothing : offered.asks}</p>
  }
  return (
    <>
      {position.waitsFor.map(({ seat, asks }) => (
        <p key={seat}>
          <SeatMark seat={seat} /> {say.seat(seat)} · {asks}
        </p>
      ))}
    </>
  )
}
