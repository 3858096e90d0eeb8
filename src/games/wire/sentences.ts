import { z } from 'zod'
import type { Tagged } from '../game.ts'
import { marked, markedSeats, NounInSentence, readMarks } from '../kit/marks.ts'
import type { Names, Wording } from '../kit/wording.ts'

/** Sentences in a body of the API, and the things that they name. */
export const sentencesOf = (what: string) => ({
  says: z.array(z.string()).describe(what),
  nouns: z
    .array(z.array(NounInSentence))
    .describe(
      'For each sentence of `says`, in the same order: the things that it names, and where. A client can light them up without reading the sentence.',
    ),
})

export interface Sentences {
  readonly says: string[]
  readonly nouns: NounInSentence[][]
}

/** Takes the marks out of sentences. An event that needs no sentence has an empty one, which is left out. */
export function withNouns(sentences: readonly string[]): Sentences {
  const read = sentences.filter((sentence) => sentence !== '').map(readMarks)
  return { says: read.map(({ text }) => text), nouns: read.map(({ nouns }) => [...nouns]) }
}

/** The sentences about events of a game, each with its marks; empty for an event that needs none. */
export function markedSentences(wording: Wording, events: readonly Tagged[], names: Names): string[] {
  const seats = markedSeats(names)
  return events.map((event) => wording.event(event, seats, marked))
}
