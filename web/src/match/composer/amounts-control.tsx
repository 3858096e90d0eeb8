import { useMemo } from 'preact/hooks'
import type { Field } from '../../api/schemas.ts'
import { language } from '../../words/words.ts'
import styles from './composition.module.css'
import { amounts, type Draft, sum, withGoods } from './draft.ts'
import { GoodRow } from './good-row.tsx'
import { labelOf } from './name-in.ts'
import { wordsIn } from './words.ts'

interface Props {
  readonly draft: Draft
  readonly field: Extract<Field, { kind: 'goods' }>
  change(draft: Draft): void
}

/**
 * The amount of each good, one row for each that may be named. Those named when the form is shown come first, in sight;
 * from then on no row moves under the reader's finger.
 */
export function AmountsControl({ draft, field, change }: Props) {
  const moves = wordsIn[language.value]
  const now = amounts(draft.values[field.name])
  const total = sum(Object.values(now))
  // By the move and not by its form, which is another object each time the table is read again.
  const first = useMemo(() => new Set(Object.keys(now)), [JSON.stringify(draft.choice.move)])
  const isFirst = ({ good }: { readonly good: string }) => first.has(good)
  const rows = [...field.goods.filter(isFirst), ...field.goods.filter((one) => !isFirst(one))]
  const isByOnes = field.max < 2 || field.goods.every(({ max }) => max < 2)
  return (
    <fieldset class={`${styles.field} ${isByOnes ? styles.byOnes : ''}`}>
      <legend class={styles.kept}>
        {labelOf(draft.choice, field)}{' '}
        <output data-enough={total >= field.min}>({moves.ofAll(total, field.min, field.max)})</output>
      </legend>
      {rows.map(({ good, noun, max }) => {
        const many = now[good] ?? 0
        return (
          <GoodRow
            key={good}
            noun={noun}
            choice={draft.choice}
            field={field}
            notes={[]}
            many={many}
            max={Math.min(max, many + field.max - total)}
            put={(next) => change(withGoods(draft, field.name, { ...now, [good]: next }))}
          />
        )
      })}
    </fieldset>
  )
}
