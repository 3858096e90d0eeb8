import { type MatchDice, matchDice } from '../journal/dice.ts'

/** What a new study has before anything is known of its position: the dice follow from it. */
export interface Blank {
  readonly id: string
  readonly seed: string
}

/**
 * The dice of one place in a study: its first position, or a node by its number. No number comes twice, so whoever tries
 * a move again gets another draw.
 */
export function studyDice({ id, seed }: Blank, node: number): MatchDice {
  return matchDice(Buffer.from(seed, 'hex'), `${id}/${node}`, 0)
}
