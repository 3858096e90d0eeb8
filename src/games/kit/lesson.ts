import type { Seat, Tagged } from './basic-types.ts'
import type { Language } from './wording.ts'

/** The seat of somebody who learns a game; the game's own bot plays the others. */
export const learner: Seat = 0

/** What a learner sees before they decide, and at the end. */
export interface Moment<Event extends Tagged = Tagged, View = unknown> {
  readonly view: View
  /** What has happened since they last decided, as far as they may know it: their own move, and those of the others. */
  readonly since: readonly Event[]
}

/** What is said of a topic: sentences whose names may be marked (`marks.ts`), so that the board lights them up. */
interface Explanation {
  readonly title: string
  readonly says: readonly string[]
}

/** Something that a learner has to know. It is explained when they first come to it. */
interface Topic<Event extends Tagged = Tagged, View = unknown> {
  readonly id: string
  /** Undefined as long as the learner has not come to it. */
  explanation(moment: Moment<Event, View>, language: Language): Explanation | undefined
}

/**
 * A first match of a game, which explains each step as its learner comes to it. All of it follows from the learner's
 * moves: the dice, and what the bots do.
 */
export interface Lesson<Event extends Tagged = Tagged, View = unknown> {
  readonly seats: number
  readonly options: unknown
  readonly seed: string
  /** Where a learner comes to several at once, the first are explained, and the others the next time. */
  readonly topics: readonly Topic<Event, View>[]
}

/** A topic in one language. A method, so that topics of all kinds of facts are handled alike. */
interface TopicInWords<Facts, Say> {
  readonly title: string
  says(facts: Facts, say: Say): readonly string[]
}

/** When a learner comes to each topic, and what its words have to know then; undefined: not yet. */
type Occasions<Event extends Tagged, View> = Readonly<Record<string, (moment: Moment<Event, View>) => unknown>>

/** The words of each topic, for what is known when one comes to it. */
export type TopicsInWords<Table extends Readonly<Record<string, (moment: never) => unknown>>, Say> = {
  readonly [Id in keyof Table]: TopicInWords<Exclude<ReturnType<Table[Id]>, undefined>, Say>
}

/**
 * Makes the topics of a lesson from their occasions and their words in each language, in the order of the occasions.
 * @param sayIn names the things of a match
 */
export const topicsOf = <Event extends Tagged, View, Say>(
  occasions: Occasions<Event, View>,
  words: Readonly<Record<Language, Readonly<Record<string, TopicInWords<unknown, Say>>>>>,
  sayIn: (language: Language, view: View) => Say,
): Topic<Event, View>[] =>
  Object.entries(occasions).map(([id, occasion]) => ({
    id,
    explanation(moment, language) {
      const facts = occasion(moment)
      const topic = words[language][id]
      if (facts === undefined || topic === undefined) return undefined
      const { title } = topic
      return { title, says: topic.says(facts, sayIn(language, moment.view)) }
    },
  }))

/** The facts of a topic if a condition holds: then the learner has come to it. */
export const when = <Facts extends object>(condition: boolean, facts: Facts): Facts | undefined =>
  condition ? facts : undefined

/** The events of a type. */
export const those = <Event extends Tagged, Type extends Event['type']>(
  since: readonly Event[],
  type: Type,
): readonly Extract<Event, { type: Type }>[] =>
  since.filter((event): event is Extract<Event, { type: Type }> => event.type === type)
