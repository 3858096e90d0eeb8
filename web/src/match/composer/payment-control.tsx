import type { Field } from '../../api/schemas.ts'
import { usePieces } from '../../boards/kit/pieces.ts'
import { inDigits, owedInWords, unitName } from '../../boards/kit/price.ts'
import { Button } from '../../ui/controls.tsx'
import { joined } from '../../words/joined.ts'
import { inList } from '../../words/lists.ts'
import { colon } from '../../words/pair.ts'
import { language } from '../../words/words.ts'
import styles from './composition.module.css'
import { amounts, type Draft, isAsExample, withValue } from './draft.ts'
import { GoodRow } from './good-row.tsx'
import { labelOf, nameIn } from './name-in.ts'
import { firstPayment, isCovered, isForced, leftOf, owedBy, type Part, partsOf } from './payment.ts'
import { wordsIn } from './words.ts'

type PaymentField = Extract<Field, { kind: 'payment' }>

interface Props {
  readonly draft: Draft
  readonly field: PaymentField
  change(draft: Draft): void
}

/**
 * The payment. If the reader leaves it alone, the server pays sensibly; otherwise there is a row for each good, with
 * its worth and the remaining amount, and above them how much of the price is paid.
 */
export function PaymentControl(props: Props) {
  return props.draft.values[props.field.name] === undefined ? <Proposed {...props} /> : <ByHand {...props} />
}

/**
 * The proposal applies to the choice's example. Once other fields differ, the dry run says what would be paid, unless it can
 * be nothing else.
 */
function Proposed({ draft, field, change }: Props) {
  const moves = wordsIn[language.value]
  const pieces = usePieces()
  const { choice } = draft
  const isOnlyOne = isForced(draft, field)
  const proposed = isOnlyOne || isAsExample(draft) ? firstPayment(draft, field) : {}
  const goods = Object.entries(proposed).map(([good, many]) => {
    const tender = field.goods.find((one) => one.good === good)
    return `${many} × ${tender === undefined ? good : nameIn(choice, tender.noun)}`
  })
  // What other fields may still add is not owed yet.
  const owed = owedBy(draft, field)
  /** What is paid with itself would only be said twice. */
  const isNews = Object.entries(owed).some(([unit, many]) => many !== (proposed[unit] ?? 0))
  return (
    <div class={styles.amount}>
      <span>
        {labelOf(choice, field)}
        {goods.length > 0 && `${colon()}${joined(inList(goods))}`}
        {!isOnlyOne && <small> ({moves.proposal})</small>}
        {isNews && <small class={styles.note}>{joined(owedInWords(owed, choice, field, pieces))}</small>}
      </span>
      {!isOnlyOne && (
        <Button isSmall onClick={() => change(withValue(draft, field.name, firstPayment(draft, field)))}>
          {moves.change}
        </Button>
      )}
    </div>
  )
}

function ByHand({ draft, field, change }: Props) {
  const moves = wordsIn[language.value]
  const pieces = usePieces()
  const now = amounts(draft.values[field.name])
  const all = partsOf(field, owedBy(draft, field), now)
  // Of a price that can be paid in two ways, the other way is of no interest once one is paid.
  const paid = field.either ? all.filter((part) => part.paid >= part.owed) : []
  const parts = paid.length > 0 ? paid : all
  const inWords = (part: Part) =>
    partInWords(part, unitName(part.unit, draft.choice, field, pieces), field.either === true)
  return (
    <fieldset class={styles.field}>
      <legend>{labelOf(draft.choice, field)}</legend>
      <output class={`${styles.paid} ${styles.kept}`} data-covered={isCovered(field, parts)}>
        {field.either ? (
          <span data-enough={paid.length > 0}>{inList(parts.map(inWords), 'disjunction')}</span>
        ) : (
          parts.map((part) => (
            <span key={part.unit} data-enough={part.paid >= part.owed}>
              {inWords(part)}
            </span>
          ))
        )}
      </output>
      {field.goods.map((tender) => {
        const { good, noun, max, covers } = tender
        const [worth = 1] = Object.values(covers)
        const left = leftOf(draft, field, tender)
        return (
          <GoodRow
            key={good}
            noun={noun}
            choice={draft.choice}
            field={field}
            notes={[moves.worth(inDigits(worth)), ...(left === undefined ? [] : [moves.left(left)])]}
            many={now[good] ?? 0}
            max={max}
            put={(many) => change(withValue(draft, field.name, amounts({ ...now, [good]: many })))}
          />
        )
      })}
      <Button isSmall onClick={() => change(withValue(draft, field.name, undefined))}>
        {moves.backToProposal}
      </Button>
    </fieldset>
  )
}

/**
 * How much of a unit is paid, and what is missing or too much. If the price can be paid in two ways, neither counts as
 * missing.
 */
function partInWords({ owed, paid }: Part, unit: string, isOneOfTwo: boolean): string {
  const moves = wordsIn[language.value]
  const so = moves.paidOf(unit, inDigits(paid), inDigits(owed))
  if (isOneOfTwo || paid === owed) return so
  return `${so}, ${paid < owed ? moves.short(inDigits(owed - paid)) : moves.over(inDigits(paid - owed))}`
}
