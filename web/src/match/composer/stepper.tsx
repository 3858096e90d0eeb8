import { EndButton } from '../../ui/end-button.tsx'
import { language } from '../../words/words.ts'
import styles from './composition.module.css'
import { wordsIn } from './words.ts'

interface Props {
  readonly name: string
  readonly value: number
  readonly min: number
  /** Left out where there is no end. */
  readonly max?: number
  change(value: number): void
}

/** A number with minus and plus. One press sets the maximum. */
export function Stepper({ name, value, min, max = Number.POSITIVE_INFINITY, change }: Props) {
  const moves = wordsIn[language.value]
  return (
    <span class={styles.stepper}>
      <EndButton class={styles.step} label={moves.less(name)} isAtEnd={value <= min} onClick={() => change(value - 1)}>
        −
      </EndButton>
      <output aria-label={name}>{value}</output>
      <EndButton class={styles.step} label={moves.more(name)} isAtEnd={value >= max} onClick={() => change(value + 1)}>
        +
      </EndButton>
      {Number.isFinite(max) && (
        <EndButton
          class={`${styles.step} ${max - min > 1 ? '' : styles.unused}`}
          isAtEnd={value >= max}
          onClick={() => change(max)}
        >
          {moves.max}
        </EndButton>
      )}
    </span>
  )
}
