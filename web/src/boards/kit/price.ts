import type { Choice, Field } from '../../api/schemas.ts'
import { inList } from '../../words/lists.ts'
import { language, words } from '../../words/words.ts'
import { noun, type Pieces } from './pieces.ts'

type PaymentField = Extract<Field, { kind: 'payment' }>

/** How much of each unit is owed. */
type Owed = Readonly<Record<string, number>>

/** What is owed of a payment, in words: "2 × wood and 1 × clay"; empty if it is nothing. */
export function owedInWords(owed: Owed, choice: Choice, field: PaymentField, pieces: Pieces): string {
  const parts = Object.entries(owed)
    .filter(([, many]) => many > 0)
    .map(([unit, many]) => `${inDigits(many)} × ${unitName(unit, choice, field, pieces)}`)
  return inList(parts, field.either ? 'disjunction' : 'conjunction')
}

/** The name of a unit of a price: energy, food, a good, or any of several goods (`milk/brick`). */
export function unitName(unit: string, { nouns }: Choice, { goods }: PaymentField, pieces: Pieces): string {
  const named: Readonly<Record<string, string>> = words.value.moves.units
  const kinds = [...new Set([...goods.map((good) => good.noun.kind), 'good'])]
  const names = unit
    .split('/')
    .map(
      (id) =>
        named[id] ??
        nouns.find((one) => one.noun.id === id && kinds.includes(one.noun.kind))?.says ??
        kinds.flatMap((kind) => pieces.componentOf(noun(kind, id))?.name ?? [])[0] ??
        id,
    )
  return inList(names, 'disjunction')
}

/** A number as the reader's language writes it: a good may be worth a part of a unit. */
export const inDigits = (amount: number): string =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(amount)
