import { type MatchDice, matchDice } from '../journal/dice.ts'

/** The id and the seed of a new study, on which its dice depend, before it has a position. */
export interface Blank {
  readonly id: string
  readonly seed: string
}

/**
 * The dice of the first position (0) or of a node of a study. No number is used twice, so trying a move again gives
 * another draw.
 */
export function studyDice({ id, seed }: Blank, node: number): MatchDice {
  return matchDice(Buffer.from(seed, 'hex'), `${id}/${node}`, 0)
}
