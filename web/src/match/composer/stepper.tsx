import { words } from '../../words/words.ts'
import styles from './composer.module.css'

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
  const { moves } = words.value
  return (
    <span class={styles.stepper}>
      <button
        type="button"
        class={styles.step}
        aria-label={moves.less(name)}
        disabled={value <= min}
        onClick={() => change(value - 1)}
      >
        −
      </button>
      <output aria-label={name}>{value}</output>
      <button
        type="button"
        class={styles.step}
        aria-label={moves.more(name)}
        disabled={value >= max}
        onClick={() => change(value + 1)}
      >
        +
      </button>
      {Number.isFinite(max) && max - min > 1 && (
        <button type="button" class={styles.step} disabled={value >= max} onClick={() => change(max)}>
          {moves.max}
        </button>
      )}
    </span>
  )
}
