import type { Choice, Field, Noun } from '../../api/schemas.ts'
import styles from './composition.module.css'
import { GoodName } from './good-name.tsx'
import { nameIn } from './name-in.ts'
import { Stepper } from './stepper.tsx'

interface Props {
  readonly noun: Noun
  readonly choice: Choice
  readonly field: Field
  /** What else is said of it, below its name. */
  readonly notes: readonly string[]
  readonly many: number
  readonly max: number
  put(many: number): void
}

/** A row of a form: how many of a good. */
export function GoodRow({ many, max, put, ...good }: Props) {
  return (
    <div class={styles.amount}>
      <GoodName {...good} />
      <Stepper name={nameIn(good.choice, good.noun)} value={many} min={0} max={max} change={put} />
    </div>
  )
}
