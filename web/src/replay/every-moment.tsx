import { useEffect, useRef } from 'preact/hooks'
import { readStory } from '../match/story.ts'
import { Trouble } from '../ui/controls.tsx'
import { useNewest } from '../ui/newest.ts'
import { moment } from '../words/dates.ts'
import { language } from '../words/words.ts'
import styles from './replay.module.css'
import type { Replaying } from './replaying.ts'
import { wordsIn } from './words.ts'

/** The story as a list of moments to go to. It scrolls along with the board. */
export function EveryMoment({ replay }: { readonly replay: Replaying }) {
  const say = wordsIn[language.value]
  const { match } = replay
  const list = useRef<HTMLOListElement>(null)
  const here = useRef<HTMLButtonElement>(null)
  const { value: story, trouble } = useNewest(() => readStory(match.id, 0, match.version), [match])
  const { version } = replay.moment.value
  useEffect(() => {
    // Within the list alone: the page stays where the reader has scrolled it.
    if (list.current === null || here.current === null) return
    list.current.scrollTop = here.current.offsetTop - (list.current.clientHeight - here.current.offsetHeight) / 2
  }, [version, story])
  return (
    <section class={styles.every}>
      <h2>{say.all}</h2>
      <Trouble trouble={trouble} />
      <ol ref={list} class={styles.list}>
        {story?.items.map(({ entry, says }) => {
          const isHere = entry.version === version
          return (
            <li key={entry.version}>
              <button
                type="button"
                class={styles.entry}
                {...(isHere && { ref: here, 'aria-current': 'true' })}
                onClick={() => replay.go(entry.version)}
              >
                <small>
                  {entry.version} · <time dateTime={entry.at}>{moment(entry.at, language.value)}</time>
                </small>
                <span>{says.join(' ')}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
