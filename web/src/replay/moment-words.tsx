import type { Schemas } from '../api/schemas.ts'
import { Sentences } from '../match/sentence.tsx'
import { SeatMark } from '../ui/seat-mark.tsx'
import { lasting, manyOf, moment } from '../words/dates.ts'
import { language } from '../words/words.ts'
import styles from './replay.module.css'
import type { Replaying } from './replaying.ts'
import { wordsIn } from './words.ts'

/** What happened at the moment that is shown: who was asked what, what they did, and how long they took. */
export function MomentWords({ replay }: { readonly replay: Replaying }) {
  const say = wordsIn[language.value]
  const shown = replay.shown.value
  if (shown === undefined) return null
  const { entry, says, nouns, decision, took } = shown.entry
  return (
    <section class={styles.words}>
      <p class={styles.when}>
        <strong>{say.place(entry.version, replay.match.version)}</strong>{' '}
        <time dateTime={entry.at}>{moment(entry.at, language.value)}</time>
      </p>
      {decision !== null && (
        <p class={styles.asked}>
          <SeatMark seat={decision.seat} /> {decision.player} · {decision.asks}
        </p>
      )}
      {/* A film would talk without end. */}
      <div class={styles.says} aria-live={replay.isPlaying.value ? 'off' : 'polite'}>
        <Sentences key={entry.version} says={says} nouns={nouns} point={replay.point} />
      </div>
      {decision !== null && took !== null && <Took player={decision.player} took={took} />}
    </section>
  )
}

function Took({ player, took }: { readonly player: string; readonly took: Schemas['TimeTaken'] }) {
  const say = wordsIn[language.value]
  const { milliseconds, running } = took
  const isStopped = running !== null && duration(running) !== duration(milliseconds)
  return (
    <p class={styles.took}>
      {say.took(player, duration(milliseconds))}
      {isStopped && ` ${say.onClock(duration(running))}`}
    </p>
  )
}

/** A duration in its largest unit; less than a second counts as one. */
function duration(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1_000))
  if (seconds >= 60) return lasting(seconds, language.value)
  return manyOf(seconds, 'second', language.value)
}
