import { z } from 'zod'
import { Noun } from './choice.ts'
import type { Names, Naming } from './wording.ts'

/**
 * Marks: how a game's words say which things a sentence names, without writing the sentence twice. A mark stands behind
 * a name and carries the noun and the name's length. Nothing stands before a name, because the words around it look at
 * how it begins ("d’Église", "e Inés"). A mark is written with noncharacters, which Unicode keeps for internal use (The
 * Unicode Standard §23.7): U+FDD0, the kind, U+FDD1 before a word or U+FDD2 before a number, the id, U+FDD3, the length,
 * U+FDD4.
 */
const everyMark = /\uFDD0([^\uFDD0-\uFDD4]*)([\uFDD1\uFDD2])([^\uFDD0-\uFDD4]*)\uFDD3(\d+)\uFDD4/g
const marksAndStrays = /\uFDD0[^\uFDD0\uFDD4]*\uFDD4|[\uFDD0-\uFDD4]/g

export const unmarked: Naming = (_noun, name) => name

/** A name with its mark. If the name contains other names, such as the goods of a sale, their marks are removed. */
export const marked: Naming = ({ kind, id }, name) => {
  const text = name.replaceAll(marksAndStrays, '')
  return `${text}\uFDD0${kind}${typeof id === 'number' ? '\uFDD2' : '\uFDD1'}${id}\uFDD3${text.length}\uFDD4`
}

/** Names of seats with their marks. A seat is a noun in every game. */
export const markedSeats =
  (names: Names): Names =>
  (seat) =>
    marked({ kind: 'seat', id: seat }, names(seat))

const unit = 'in UTF-16 code units, as JavaScript counts strings'

export const NounInSentence = z
  .strictObject({
    noun: Noun,
    offset: z.int().min(0).describe(`Where in the sentence the name begins, ${unit}.`),
    length: z.int().min(0).describe(`How long the name is, ${unit}.`),
  })
  .meta({
    id: 'NounInSentence',
    description:
      'A thing that a sentence names, and where. The text there is its name or a form of it, such as "2 francs".',
  })
export type NounInSentence = z.infer<typeof NounInSentence>

/** A sentence as people read it, and the things that it names: in order, none within another. */
interface Sentence {
  readonly text: string
  readonly nouns: readonly NounInSentence[]
}

/** Removes the marks from a sentence. */
export function readMarks(sentence: string): Sentence {
  const nouns: NounInSentence[] = []
  let text = ''
  let read = 0
  for (const found of sentence.matchAll(everyMark)) {
    text += sentence.slice(read, found.index)
    const [mark, kind = '', sort, id = '', digits] = found
    const length = Number(digits)
    nouns.push({ noun: { kind, id: sort === '\uFDD2' ? Number(id) : id }, offset: text.length - length, length })
    read = found.index + mark.length
  }
  return { text: text + sentence.slice(read), nouns }
}
