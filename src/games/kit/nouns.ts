import type { Noun, Option } from './choice.ts'

/** Names the things of a game in its forms: `const { noun, option } = nounsOf<'card' | 'seat'>()`. */
export const nounsOf = <Kind extends string>() => {
  const noun = (kind: Kind, id: string | number): Noun => ({ kind, id })
  /** The thing as an option of a field; its value is the id. */
  const option = (kind: Kind, id: string | number): Option => ({ value: id, noun: noun(kind, id) })
  return { noun, option }
}
