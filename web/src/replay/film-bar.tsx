import { useEffect } from 'preact/hooks'
import { Hidden } from '../ui/controls.tsx'
import { isNarrow } from '../ui/narrow.ts'
import { language } from '../words/words.ts'
import { freeKey } from './free-key.ts'
import styles from './replay.module.css'
import { filmPaces, type Pace, type Replaying } from './replaying.ts'
import { Step, StepDrawing } from './step.tsx'
import { wordsIn } from './words.ts'

const isPace = (text: string): text is Pace => filmPaces.some((pace) => pace === text)

/** The slider over all moments, the buttons that lead from one to the next, and the film. */
export function FilmBar({ replay }: { readonly replay: Replaying }) {
  const say = wordsIn[language.value]
  const newest = replay.match.version
  const { version } = replay.moment.value
  const isPlaying = replay.isPlaying.value
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      const next = versionBy(freeKey(event), replay.moment.peek().version, newest)
      if (next === undefined) return
      event.preventDefault()
      replay.go(next)
    }
    document.addEventListener('keydown', step)
    return () => document.removeEventListener('keydown', step)
  }, [replay])
  const [isFirst, isLast] = [version === 1, version === newest]
  const steps = (
    <div key="steps" class={styles.ways}>
      <Step to="first" label={say.first} isAtEnd={isFirst} onClick={() => replay.go(1)} />
      <Step to="previous" label={say.previous} isAtEnd={isFirst} onClick={() => replay.go(version - 1)} />
      <button type="button" class={styles.play} onClick={replay.play}>
        <StepDrawing name={isPlaying ? 'pause' : 'play'} /> {isPlaying ? say.pause : say.play}
      </button>
      <Step to="next" label={say.next} isAtEnd={isLast} onClick={() => replay.go(version + 1)} />
      <Step to="last" label={say.last} isAtEnd={isLast} onClick={() => replay.go(newest)} />
    </div>
  )
  const scale = (
    <div key="scale" class={styles.scale}>
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
    </div>
  )
  // In the order in which they are seen: on a narrow screen the slider is above the buttons. WCAG 2.4.3
  return <footer class={styles.bar}>{isNarrow.value ? [scale, steps] : [steps, scale]}</footer>
}

/** The version to which a key leads: the arrow keys go one moment back or on, Home and End to the first and the last. */
function versionBy(key: string | undefined, version: number, newest: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return version - 1
    case 'ArrowRight':
      return version + 1
    case 'Home':
      return 1
    case 'End':
      return newest
    default:
      return undefined
  }
}
