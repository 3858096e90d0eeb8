import type { z } from 'zod'
import type { Result, Seat, Tagged } from './basic-types.ts'

/** What the wordings of all games share: finding the words for ids and amounts. */

/** The entry of a table for a key, if it has one. */
export const one = <Value>(table: Readonly<Record<string, Value>>, key: string | number): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** A thing in words; undefined if the value is not of this kind. */
export function named<Id>(schema: z.ZodType<Id>, value: unknown, say: (id: Id) => string): string | undefined {
  const known = schema.safeParse(value)
  return known.success ? say(known.data) : undefined
}

/** The words for an amount, by kind. */
type Amounts = Readonly<Record<string, (amount: number) => string>>

/**
 * The words for the amounts of each kind, in the order of the kinds; kinds with amount 0 are left out.
 * @param naming marks or changes the words for a kind
 */
export const spoken = (
  kinds: readonly string[],
  amounts: Amounts,
  counted: Readonly<Record<string, number | undefined>>,
  naming: (kind: string, words: string) => string = (_kind, words) => words,
): string[] =>
  kinds.flatMap((kind) => {
    const amount = counted[kind] ?? 0
    const say = one(amounts, kind)
    return say === undefined || amount <= 0 ? [] : [naming(kind, say(amount))]
  })

/** A sentence for every type of event. */
export type Sentences<Event extends Tagged, Say> = {
  readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>, say: Say) => string
}

/** A sentence for any event. Declared as a method, so that the sentence of one type is assignable to it. */
interface Phrase<Event, Say> {
  phrase(event: Event, say: Say): string
}

/** The phrase of a table for a thing of one of its types: an event, or something that a card declares. */
export function phraseFor<Event extends Tagged, Say>(sentences: Sentences<Event, Say>, event: Event, say: Say): string {
  const type: Event['type'] = event.type
  const found: Phrase<Event, Say> = { phrase: sentences[type] }
  return found.phrase(event, say)
}

const first = ({ seats }: Result) => seats.filter(({ place }) => place === 1)

/** The seats in first place. */
export const winnersOf = (result: Result): Seat[] => first(result).map(({ seat }) => seat)
/** The place of a seat. */
export const placeOf = (result: Result, seat: Seat): number | undefined =>
  result.seats.find((one) => one.seat === seat)?.place
export const bestOf = (result: Result): number => first(result)[0]?.points ?? 0
