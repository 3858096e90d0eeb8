import { named } from '../../../kit/phrases.ts'
import { BuildingId } from '../../data/building-ids.ts'
import { turnsInARound } from '../../data/set-up.ts'
import { ShipId } from '../../data/ships.ts'
import type { Result, TurnPhase } from '../../state.ts'
import type { View } from '../../view.ts'
import { endingSentence } from '../parts.ts'
import type { Phrases, Say } from '../phrases.ts'

/** The round and the turn, and who has to do what; for a match that is over, how it ended. */
export function standing(phrases: Phrases, say: Say, { phase, round, turn }: View): string {
  const { position, none } = phrases
  const seats = (numbers: readonly number[]) => numbers.map(say.seat).join(', ') || none
  const asked = 'asked' in phase && phase.asked !== undefined ? [position.asked(seats(phase.asked))] : []
  const finalActions = 'final' in phase && phase.final !== null ? [position.finalActions(seats(phase.final))] : []
  const soFar = position.soFar(round, turn)
  switch (phase.name) {
    case 'setup':
      return position.phases.setup
    case 'turn':
      return [
        ...(phase.final === null ? [position.turn(round, (turn % turnsInARound) + 1)] : [position.finalPhase, soFar]),
        ...stage(phrases, say, phase),
        ...(phase.owing.length === 0 ? [] : [position.owingInterest(seats(phase.owing))]),
        ...asked,
        ...finalActions,
      ].join(' ')
    case 'turn-over':
      return [
        position.phases['turn-over'],
        soFar,
        ...(phase.acted === undefined ? [] : [position.actedLast(say.seat(phase.acted))]),
        ...finalActions,
      ].join(' ')
    case 'feeding': {
      const owed = phase.owing.map(({ seat, food }) => `${say.seat(seat)} (${say.food(food)})`)
      return [position.phases['round-end'], soFar, position.owingFood(owed.join(', ')), ...asked].join(' ')
    }
    case 'round-end':
      return [position.phases['round-end'], soFar, position.next[phase.next]].join(' ')
    case 'over':
      return [endingSentence(phrases, phase.result, say), soFar, ...places(phrases, say, phase.result)].join(' ')
  }
}

/** The stage of the turn, and what was sold in it. */
function stage({ position, none, semicolon }: Phrases, say: Say, { seat, stage, at, sold }: TurnPhase): string[] {
  const cards = sold.map((card) => cardInWords(say, card))
  return [
    position.stages[stage](say.seat(seat), at === null ? none : say.building(at)),
    ...(cards.length === 0 ? [] : [position.sold(cards.join(semicolon))]),
  ]
}

const cardInWords = (say: Say, card: BuildingId | ShipId): string =>
  named(ShipId, card, say.ship) ?? named(BuildingId, card, say.buildingName) ?? card

const places = ({ position, points, scores }: Phrases, say: Say, { seats }: Result): string[] =>
  seats.map(({ seat, place, points: all, lines }) =>
    position.place(
      place,
      say.seat(seat),
      points(all),
      lines.map(({ label, points: each }) => position.line(scores[label], points(each))).join(', '),
    ),
  )
