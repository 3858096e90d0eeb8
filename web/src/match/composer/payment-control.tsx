import type { Choice, Field } from '../../api/schemas.ts'
import { usePieces } from '../../boards/kit/pieces.ts'
import { inList, number, owedInWords, unitName } from '../../boards/kit/price.ts'
import { Button } from '../../ui/controls.tsx'
import { joined } from '../../words/joined.ts'
import { colon } from '../../words/pair.ts'
import { language } from '../../words/words.ts'
import styles from './composition.module.css'
import { amounts, type Draft, isAsExample, withValue } from './draft.ts'
import { GoodName } from './good-name.tsx'
import { labelOf, nameIn } from './name-in.ts'
import { firstPayment, inOrderOfRows, isCovered, isForced, leftOf, owedBy, type Part, partsOf } from './payment.ts'
import { Stepper } from './stepper.tsx'
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

/** The proposal applies to the choice's example. Once other fields differ, the dry run says what would be paid. */
function Proposed({ draft, field, change }: Props) {
  const moves = wordsIn[language.value]
  const pieces = usePieces()
  const { choice } = draft
  const proposed = isAsExample(draft) ? amounts(field.proposal) : {}
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
        {goods.length > 0 && `${colon()}${joined(inList(goods, 'conjunction'))}`} <small>({moves.proposal})</small>
        {isNews && <small class={styles.note}>{joined(owedInWords(owed, choice, field, pieces))}</small>}
      </span>
      {!isForced(draft, field) && (
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
  const all = inOrderOfRows(field, partsOf(field, owedBy(draft, field), now))
  // Of a price that can be paid in two ways, the other way is of no interest once one is paid.
  const paid = field.either ? all.filter((part) => part.paid >= part.owed) : []
  const parts = paid.length > 0 ? paid : all
  return (
    <fieldset class={styles.field}>
      <legend>{labelOf(draft.choice, field)}</legend>
      <output class={`${styles.paid} ${styles.kept}`} data-covered={isCovered(field, parts)}>
        {parts.map((part) => (
          <span key={part.unit} data-enough={part.paid >= part.owed}>
            {partInWords(part, unitName(part.unit, draft.choice, field, pieces), field.either === true)}
          </span>
        ))}
      </output>
      {field.goods.map((tender) => (
        <Row
          key={tender.good}
          tender={tender}
          choice={draft.choice}
          field={field}
          many={now[tender.good] ?? 0}
          left={leftOf(draft, field, tender)}
          put={(many) => change(withValue(draft, field.name, amounts({ ...now, [tender.good]: many })))}
        />
      ))}
      <Button isSmall onClick={() => change(withValue(draft, field.name, undefined))}>
        {moves.backToProposal}
      </Button>
    </fieldset>
  )
}

interface RowProps {
  readonly tender: PaymentField['goods'][number]
  readonly choice: Choice
  readonly field: PaymentField
  readonly many: number
  readonly left: number | undefined
  put(many: number): void
}

function Row({ tender: { noun: good, max, covers }, choice, field, many, left, put }: RowProps) {
  const moves = wordsIn[language.value]
  const [worth = 1] = Object.values(covers)
  return (
    <div class={styles.amount}>
      <GoodName
        noun={good}
        choice={choice}
        field={field}
        notes={[moves.worth(number(worth)), ...(left === undefined ? [] : [moves.left(left)])]}
      />
      <Stepper name={nameIn(choice, good)} value={many} min={0} max={max} change={put} />
    </div>
  )
}

/**
 * How much of a unit is paid, and what is missing or too much. If the price can be paid in two ways, neither counts as
 * missing.
 */
function partInWords({ owed, paid }: Part, unit: string, isOneOfTwo: boolean): string {
  const moves = wordsIn[language.value]
  const so = moves.paidOf(unit, number(paid), number(owed))
  if (isOneOfTwo || paid === owed) return so
  return `${so}, ${paid < owed ? moves.short(number(owed - paid)) : moves.over(number(paid - owed))}`
}
