import type { Result } from '../../game.ts'
import type { Form } from '../../kit/choice.ts'
import type { RefusalParams } from '../../kit/illegal-move.ts'
import { named, one, winnersOf } from '../../kit/phrases.ts'
import { ActionId } from '../cards/action-id.ts'
import { BuildingId } from '../data/buildings.ts'
import { Counts } from '../pieces.ts'
import { SeatNumber } from '../state.ts'
import type { Phrases, RefusalInWords, Say } from './phrases.ts'

/**
 * The parts of a choice in words. The victim of a thief is in the move or, if only one is possible, in the example
 * alone.
 */
export function choiceInWords({ choices }: Phrases, say: Say, { move, fields, example }: Omit<Form, 'limits'>): string {
  const isAsked = fields.some(({ name }) => name === 'victim')
  const { building } = move
  const victim = isAsked ? undefined : example.victim
  if (move.type === 'reciclaje') {
    // Either a form that asks for the cards, or a filled-in move that names them.
    const isExchange = fields.length > 0 || 'give' in move
    return isExchange ? choices.exchange(say.card(move.type)) : choices.keep(say.card(move.type))
  }
  const card = ActionId.safeParse(move.type)
  if (card.success) {
    const against = named(SeatNumber, victim, (seat) => choices.carryOutAgainst(say.card(card.data), say.seat(seat)))
    return against ?? choices.carryOut(say.card(card.data))
  }
  if (move.type === 'build') return choices.build(named(BuildingId, building, say.building) ?? '')
  const { open, replace, 'end-turn': endTurn } = choices
  return one({ open, replace, 'end-turn': endTurn }, move.type) ?? move.type
}

/** The parameters of a refusal in words; a missing one stays empty. */
export function refusalInWords(
  say: Say,
  { card, building, victim, missing, tooMuch, amount }: RefusalParams,
): RefusalInWords {
  return {
    card: named(ActionId, card, say.card) ?? '',
    building: named(BuildingId, building, say.building) ?? '',
    victim: named(SeatNumber, victim, say.seat) ?? '',
    missing: named(Counts, missing, say.pieces) ?? '',
    tooMuch: named(Counts, tooMuch, say.pieces) ?? '',
    amount: typeof amount === 'number' ? amount : 0,
  }
}

/** Why the match ended, and who won. */
export const endingSentence = ({ endings }: Phrases, result: Result, say: Say): string =>
  one(endings, result.reason)?.(say.seats(winnersOf(result))) ?? result.reason
