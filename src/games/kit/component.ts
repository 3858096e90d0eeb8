import { z } from 'zod'

/** How sure the numbers of a component are. House values are ours, never the publisher's. */
export const sourceStatuses = ['verified', 'ruling', 'house'] as const
export type SourceStatus = (typeof sourceStatuses)[number]

const words = z.string().min(1)

/** A component in words, so that somebody who owns the box can compare it with what is printed there. */
export const Component = z
  .strictObject({
    kind: words.describe('What it is: the `kind` of the nouns that name it, as `building`.'),
    id: words.describe('What moves, events and views call it.'),
    group: words.describe('What it lies among in the box, in your language.'),
    number: words.nullable().describe('The number printed on it; null where there is none.'),
    name: words.describe('What it is called, in your language.'),
    values: z.array(words).describe('What else is printed on it: what it is worth, its price, its symbols.'),
    cost: words.nullable().describe('What it takes to build it; null where it is not built.'),
    fee: words.nullable().describe('What a visitor pays; null where nothing is paid.'),
    text: z.string().describe('All that it does, in our words; empty where it does nothing.'),
    provenance: z.strictObject({
      status: z
        .enum(sourceStatuses)
        .describe('How sure its numbers are. House values are ours, never the publisher’s.'),
      note: words.describe('Where they come from, in your language.'),
    }),
  })
  .meta({ id: 'Component', description: 'A component of a game, in words.' })
export type Component = z.infer<typeof Component>

/** Phrases as one text: each a sentence. */
export const sentences = (phrases: readonly string[]): string =>
  phrases
    .filter((phrase) => phrase !== '')
    .map((phrase) => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`)
    .join(' ')
