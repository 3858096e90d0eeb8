import { z } from 'zod'
import type { Spot } from './picture/shape.ts'
import type { Language, Names } from './wording.ts'

const words = z.string().min(1)

/** A part of a section, in the order in which it is read. */
export const RuleBlock = z
  .discriminatedUnion('kind', [
    z
      .object({ kind: z.literal('text'), text: words.describe('A paragraph.') })
      .meta({ id: 'RuleText', description: 'A paragraph of the rules.' }),
    z
      .object({ kind: z.literal('house'), text: words.describe('Which values are ours, never the publisher’s.') })
      .meta({ id: 'RuleHouse', description: 'A remark on house values.' }),
    z
      .object({
        kind: z.literal('list'),
        ordered: z.boolean().describe('Whether the order matters, as with steps that follow one another.'),
        items: z.array(words),
      })
      .meta({ id: 'RuleList', description: 'A list in the rules.' }),
    z
      .object({
        kind: z.literal('table'),
        caption: words.describe('What the table shows.'),
        columns: z.array(z.string()).describe('The heads of its columns; empty where a column needs none.'),
        rows: z.array(z.array(z.string())).describe('Its rows; the first cell of each is its head.'),
      })
      .meta({ id: 'RuleTable', description: 'A table in the rules.' }),
    z
      .object({
        kind: z.literal('picture'),
        position: words.describe('The id of the position that the picture shows.'),
        caption: words.describe('What it shows, in a sentence.'),
        legend: z.array(words).describe('What its marks mean: A, B, C and so on.'),
      })
      .meta({ id: 'RulePicture', description: 'A picture of a position in the rules, with its legend.' }),
  ])
  .meta({ id: 'RuleBlock', description: 'A paragraph, a list, a table, a picture or a remark on house values.' })
export type RuleBlock = z.infer<typeof RuleBlock>

/** A section of the rules. */
export const RuleSection = z
  .object({
    id: words.describe('Its id, the same in all languages.'),
    title: words,
    about: words
      .nullable()
      .describe(
        'The kind of components that it is about; the list of components describes each of them. Null if it is about none.',
      ),
    blocks: z.array(RuleBlock),
  })
  .meta({ id: 'RuleSection', description: 'A section of the rules of a game.' })
export type RuleSection = z.infer<typeof RuleSection>

/** What a language says in a section. */
export type Chapter = Pick<RuleSection, 'title' | 'blocks'>

/** A position that the rules show, with the spots of its picture that the legend explains. */
interface ExamplePosition<State> {
  state(): State
  readonly marks: readonly Spot[]
}

const players = ['Ada', 'Bob', 'Eve', 'Max', 'Zoe']

/** Who sits at the table of an example, the same in all languages. */
export const examplePlayer: Names = (seat) => players[seat] ?? ''

/**
 * The rules of a game for people, in our own words. Each number and each table is filled from the data and the rules that
 * the game is played by, so that a change of these changes the page.
 */
export interface Rulebook<State = unknown> {
  sections(language: Language): RuleSection[]
  /** The positions of its pictures, by id. */
  readonly positions: Readonly<Record<string, ExamplePosition<State>>>
}

/** Puts the chapters of a language into the order of the sections. */
export const sectionsOf = <Id extends string>(
  order: readonly { readonly id: Id; readonly about: string | null }[],
  chapters: Readonly<Record<Id, Chapter>>,
): RuleSection[] => order.map(({ id, about }) => ({ id, about, ...chapters[id] }))

export const text = (said: string): RuleBlock => ({ kind: 'text', text: said })
export const house = (said: string): RuleBlock => ({ kind: 'house', text: said })
export const list = (...items: string[]): RuleBlock => ({ kind: 'list', ordered: false, items })
export const steps = (...items: string[]): RuleBlock => ({ kind: 'list', ordered: true, items })
export const table = (
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): RuleBlock => ({
  kind: 'table',
  caption,
  columns: [...columns],
  rows: rows.map((row) => row.map(String)),
})
export const shown = (position: string, caption: string, ...legend: string[]): RuleBlock => ({
  kind: 'picture',
  position,
  caption,
  legend,
})
