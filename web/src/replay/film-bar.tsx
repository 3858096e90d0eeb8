import { useEffect } from 'preact/hooks'
import { Hidden } from '../look/controls.tsx'
import { EndButton } from '../look/end-button.tsx'
import { language } from '../words/words.ts'
import { stepOf } from './arrow-keys.ts'
import styles from './replay.module.css'
import { filmPaces, type Pace, type Replaying } from './replaying.ts'
import { wordsIn } from './words.ts'

const back = 'M11 3 5 8l6 5z'
const on = 'M5 3l6 5-6 5z'
const film = 'M4 2l9 6-9 6z'
const rest = 'M4 3h3v10H4zM9 3h3v10H9z'

const isPace = (text: string): text is Pace => filmPaces.some((pace) => pace === text)

/** The slider over all moments, the buttons that lead from one to the next, and the film. */
export function FilmBar({ replay }: { readonly replay: Replaying }) {
  const say = wordsIn[language.value]
  const newest = replay.match.version
  const { version } = replay.moment.value
  const isPlaying = replay.isPlaying.value
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      const next = stepOf(event, replay.moment.peek().version, newest)
      if (next === undefined) return
      event.preventDefault()
      replay.go(next)
    }
    document.addEventListener('keydown', step)
    return () => document.removeEventListener('keydown', step)
  }, [replay])
  const [isFirst, isLast] = [version === 1, version === newest]
  return (
    <footer class={styles.bar}>
      <Step label={say.first} drawing={`${back}M3 3h2v10H3z`} isAtEnd={isFirst} onClick={() => replay.go(1)} />
      <Step label={say.previous} drawing={back} isAtEnd={isFirst} onClick={() => replay.go(version - 1)} />
      <button type="button" class={styles.play} onClick={replay.play}>
        <Drawing path={isPlaying ? rest : film} /> {isPlaying ? say.pause : say.play}
      </button>
      <Step label={say.next} drawing={on} isAtEnd={isLast} onClick={() => replay.go(version + 1)} />
      <Step label={say.last} drawing={`${on}M11 3h2v10h-2z`} isAtEnd={isLast} onClick={() => replay.go(newest)} />
      <input
        class={styles.slider}
        type="range"
        min={1}
        max={newest}
        value={version}
        aria-label={say.moment}
        aria-valuetext={say.place(version, newest)}
        onInput={({ currentTarget }) => replay.go(Number(currentTarget.value))}
      />
      <output class={styles.place} aria-hidden="true">
        {version} / {newest}
      </output>
      <label class={styles.pace}>
        <Hidden>{say.pace}</Hidden>
        <select
          value={replay.pace.value}
          onChange={({ currentTarget: { value } }) => {
            if (isPace(value)) replay.pace.value = value
          }}
        >
          {filmPaces.map((pace) => (
            <option key={pace} value={pace}>
              {say.paces[pace]}
            </option>
          ))}
        </select>
      </label>
    </footer>
  )
}

interface StepProps {
  readonly label: string
  readonly drawing: string
  readonly isAtEnd: boolean
  onClick(): void
}

const Step = ({ label, drawing, isAtEnd, onClick }: StepProps) => (
  <EndButton class={styles.step} label={label} isAtEnd={isAtEnd} onClick={onClick}>
    <Drawing path={drawing} />
  </EndButton>
)

const Drawing = ({ path }: { readonly path: string }) => (
  <svg width={16} height={16} viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
    <path d={path} />
  </svg>
)
