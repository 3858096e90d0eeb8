import type { Choice, Field } from '../../api/schemas.ts'
import { noun, type Pieces, usePieces } from '../../boards/kit/pieces.ts'
import { Button } from '../../look/controls.tsx'
import { colon } from '../../words/pair.ts'
import { language } from '../../words/words.ts'
import styles from './composition.module.css'
import { amounts, type Draft, isAsExample, withValue } from './draft.ts'
import { GoodName } from './good-name.tsx'
import { nameIn } from './name-in.ts'
import { firstPayment, isCovered, isForced, leftOf, owedBy, type Part, partsOf } from './payment.ts'
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
  const proposed = isAsExample(draft) ? Object.entries(amounts(field.proposal)) : []
  const goods = proposed.map(([good, many]) => {
    const tender = field.goods.find((one) => one.good === good)
    return `${many} × ${tender === undefined ? good : nameIn(choice, tender.noun)}`
  })
  // What other fields may still add is not owed yet.
  const owed = Object.entries(owedBy(draft, field))
    .filter(([, many]) => many > 0)
    .map(([unit, many]) => moves.owed(unitName(unit, choice, field, pieces), number(many)))
  return (
    <div class={styles.amount}>
      <span>
        {choice.labels[field.name] ?? field.name}
        {goods.length > 0 && `${colon()}${inList(goods, 'conjunction')}`} <small>({moves.proposal})</small>
        {owed.length > 0 && (
          <small class={styles.price}>{inList(owed, field.either ? 'disjunction' : 'conjunction')}</small>
        )}
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
  const all = partsOf(field, owedBy(draft, field), now)
  // Of a price that can be paid in two ways, the other way is of no interest once one is paid.
  const paid = field.either ? all.filter((part) => part.paid >= part.owed) : []
  const parts = paid.length > 0 ? paid : all
  return (
    <fieldset class={styles.field}>
      <legend>{draft.choice.labels[field.name] ?? field.name}</legend>
      <output class={styles.paid} data-covered={isCovered(field, parts)}>
        {parts.map((part) => (
          <span key={part.unit}>
            {partInWords(part, unitName(part.unit, draft.choice, field, pieces), field.either === true)}
          </span>
        ))}
      </output>
      {field.goods.map((tender) => (
        <Row
          key={tender.good}
          tender={tender}
          name={nameIn(draft.choice, tender.noun)}
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
  readonly name: string
  readonly many: number
  readonly left: number | undefined
  put(many: number): void
}

function Row({ tender: { noun: good, max, covers }, name, many, left, put }: RowProps) {
  const moves = wordsIn[language.value]
  const [worth = 1] = Object.values(covers)
  return (
    <div class={styles.amount}>
      <span class={styles.tender}>
        <GoodName noun={good} name={name} />
        <small>
          {[
            ...(worth === 1 ? [] : [moves.worth(number(worth))]),
            ...(left === undefined ? [] : [moves.left(left)]),
          ].join(' · ')}
        </small>
      </span>
      <Stepper name={name} value={many} min={0} max={max} change={put} />
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

/** The name of a unit of a price: energy, food, a good, or one of several goods (`milk/brick`). */
function unitName(unit: string, { nouns }: Choice, { goods }: PaymentField, pieces: Pieces): string {
  const named: Readonly<Record<string, string>> = wordsIn[language.value].units
  const kinds = [...new Set([...goods.map((good) => good.noun.kind), 'good'])]
  return unit
    .split('/')
    .map(
      (id) =>
        named[id] ??
        nouns.find((one) => one.noun.id === id && kinds.includes(one.noun.kind))?.says ??
        kinds.flatMap((kind) => pieces.componentOf(noun(kind, id))?.name ?? [])[0] ??
        id,
    )
    .join(' / ')
}

const number = (amount: number): string =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(amount)

const inList = (parts: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat(language.value, { type }).format(parts)
