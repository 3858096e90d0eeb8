import { z } from 'zod'
import { Noun } from './choice.ts'

/** How reliable the numbers of a component are. House values are our own, not the publisher's. */
export const sourceStatuses = ['verified', 'ruling', 'house'] as const
export type SourceStatus = (typeof sourceStatuses)[number]

const words = z.string().min(1)

/** A component in words, so that somebody who owns the box can compare it with the printed one. */
export const Component = z
  .strictObject({
    kind: words.describe('What it is: the `kind` of the nouns that name it, such as `building`.'),
    id: words.describe('Its id in moves, events and views.'),
    type: words
      .optional()
      .describe(
        'Its type among those of its kind, by an id that is the same in all languages, such as `craft` for a building. Left out where there are no types.',
      ),
    group: words.describe('The group of components that it belongs to, in your language.'),
    number: words.nullable().describe('The number printed on it; null if there is none.'),
    name: words.describe('Its name, in your language.'),
    values: z.array(words).describe('What else is printed on it: its value, its price, its symbols.'),
    cost: words.nullable().describe('The cost of building it; null if it is not built.'),
    fee: words.nullable().describe('The fee for visitors; null if there is none.'),
    takes: z
      .array(Noun)
      .optional()
      .describe(
        'The goods that a visitor may hand in for the effect. Fees and other costs are not among them. Left out if there are none.',
      ),
    makes: z.array(Noun).optional().describe('The goods that a visitor may get. Left out if there are none.'),
    text: z.string().describe('All its effects, in our words; empty if it has none.'),
    provenance: z.strictObject({
      status: z
        .enum(sourceStatuses)
        .describe('How reliable its numbers are. House values are our own, not the publisher’s.'),
      note: words.describe('Where its numbers come from, in your language.'),
    }),
  })
  .meta({ id: 'Component', description: 'A component of a game, in words.' })
export type Component = z.infer<typeof Component>

/** Things that are no components but still need an explanation, one for each kind: seats, pawns, places. */
export const PieceKind = z
  .strictObject({
    kind: words.describe('The `kind` of the nouns that name such a thing, such as `seat`.'),
    name: words.describe('What a thing of this kind is called, in your language.'),
    text: words.describe('What it is and does, in our words.'),
  })
  .meta({
    id: 'PieceKind',
    description: 'What all things of a kind have in common, for kinds that are not among the components.',
  })
export type PieceKind = z.infer<typeof PieceKind>

/** Lists kinds with their words; each phrase becomes a sentence. */
export const kindsOf = (words: Readonly<Record<string, Omit<PieceKind, 'kind'>>>): PieceKind[] =>
  Object.entries(words).map(([kind, { name, text }]) => ({ kind, name, text: sentences([text]) }))

/** Makes one text of phrases, each as a sentence. */
export const sentences = (phrases: readonly string[]): string =>
  phrases
    .filter((phrase) => phrase !== '')
    .map((phrase) => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`)
    .join(' ')

/** What a component says that has no number, no values and no price: where it is from. @param source a phrase */
export const withoutNumbers = (
  source: string,
): Pick<Component, 'number' | 'values' | 'cost' | 'fee' | 'provenance'> => ({
  number: null,
  values: [],
  cost: null,
  fee: null,
  provenance: { status: 'verified', note: sentences([source]) },
})
