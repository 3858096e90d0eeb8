import { turnsInARound } from '../../data/set-up.ts'
import { roundOf } from '../../state.ts'
import type { View } from '../../view.ts'
import type { Phrases, Say } from '../phrases.ts'

/** The special buildings: those that wait for an empty pile, those that lie face down, and what is known of them. */
export function specials(phrases: Phrases, say: Say, { specialsLeft, waiting, peek, specials }: View): string[] {
  const { position } = phrases
  return [
    ...(waiting.length === 0 ? [] : [position.waiting(say.buildings(waiting))]),
    ...(specials.unrevealed.length === 0 ? [] : faceDown(phrases, say, specialsLeft, specials)),
    ...(peek === null ? [] : [looking(phrases, say, peek)]),
  ]
}

/** How many there are, which ones they may be, how many of them somebody knows, and which ones the reader knows. */
function faceDown(
  { position, none }: Phrases,
  say: Say,
  left: number,
  { unrevealed, drawn, knownTo, seen, sure }: View['specials'],
): string[] {
  const known = seen.map(say.buildingName).join(', ') || none
  return [
    [position.specials(left), position.unrevealed(say.buildings(unrevealed))].join(' '),
    [
      ...(drawn === 0 ? [] : [position.drawn(drawn)]),
      position.seen(knownTo === null ? undefined : say.seat(knownTo), known, sure),
    ].join(' '),
  ]
}

function looking({ position }: Phrases, say: Say, { seat, turn, shown }: NonNullable<View['peek']>): string {
  return position.looking(say.seat(seat), position.since(roundOf({ turn }), (turn % turnsInARound) + 1), shown)
}
