import { nounsOf } from '../kit/nouns.ts'

/** The things that forms name. */
export const { noun, option } = nounsOf<'card' | 'piece'>()
