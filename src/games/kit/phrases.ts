import type { z } from 'zod'
import type { Result, Seat, Tagged } from './words.ts'

/** What the wordings of all games have in common: finding the words for what the rules call by ids and amounts. */

/** What a table says for a key; undefined where it does not know it. */
export const one = <Value>(table: Readonly<Record<string, Value>>, key: string | number): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** A thing in words; undefined where it is none of its kind. */
export function named<Id>(schema: z.ZodType<Id>, value: unknown, say: (id: Id) => string): string | undefined {
  const known = schema.safeParse(value)
  return known.success ? say(known.data) : undefined
}

/** How one amount of a kind is said, by kind. */
export type Amounts = Readonly<Record<string, (amount: number) => string>>

/** So many of each kind, in the order of the kinds; those of which there are none are left out. */
export const spoken = (
  kinds: readonly string[],
  amounts: Amounts,
  counted: Readonly<Record<string, number | undefined>>,
): string[] =>
  kinds.flatMap((kind) => {
    const amount = counted[kind] ?? 0
    const say = one(amounts, kind)
    return say === undefined || amount <= 0 ? [] : [say(amount)]
  })

/** A sentence for every type of fact. */
export type Sentences<Event extends Tagged, Say> = {
  readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>, say: Say) => string
}

/** A sentence for any fact: a method, so that the compiler lets the sentence of one type stand for it. */
interface Teller<Event, Say> {
  tell(event: Event, say: Say): string
}

export function tell<Event extends Tagged, Say>(sentences: Sentences<Event, Say>, event: Event, say: Say): string {
  const type: Event['type'] = event.type
  const teller: Teller<Event, Say> = { tell: sentences[type] }
  return teller.tell(event, say)
}

const first = ({ seats }: Result) => seats.filter(({ place }) => place === 1)

/** The seats in the first place, and the points they have. */
export const winnersOf = (result: Result): Seat[] => first(result).map(({ seat }) => seat)
export const bestOf = (result: Result): number => first(result)[0]?.points ?? 0
