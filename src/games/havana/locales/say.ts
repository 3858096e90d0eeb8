import { conjunctions } from '../../kit/lists.ts'
import { unmarked } from '../../kit/marks.ts'
import { spoken } from '../../kit/phrases.ts'
import type { Language, Names, Naming } from '../../kit/wording.ts'
import type { ActionId } from '../cards/action-id.ts'
import type { BuildingId, BuildingTable } from '../data/buildings.ts'
import { noun } from '../nouns.ts'
import { type Counts, pieces } from '../pieces.ts'
import type { Phrases, Say } from './phrases.ts'

/** Names things in one language. Buildings are named by what the match's own table prints on them. */
export function speaker(
  language: Language,
  phrases: Phrases,
  table: BuildingTable,
  seat: Names,
  naming: Naming = unmarked,
): Say {
  const lists = conjunctions[language]
  const amounts = (counted: Counts) =>
    spoken(pieces, phrases.amounts, counted, (piece, words) => naming(noun('piece', piece), words))
  const named = (id: BuildingId) => phrases.building(Number.parseInt(id.slice(1), 10))
  const card = (id: ActionId) => naming(noun('action-card', id), phrases.cards[id])
  const say: Say = {
    seat,
    seats: (seats) => lists.format(seats.map(seat)),
    card,
    cards: (cards) => lists.format(cards.map(card)),
    pieces: (counted) => lists.format(amounts(counted)) || phrases.nothing,
    building(id) {
      const plan = table[id]
      const name = plan === undefined ? named(id) : `${named(id)} (${phrases.points(plan.vp)})`
      return naming(noun('building', id), name)
    },
    buildings: (ids) => lists.format(ids.map(say.building)),
    plan(id) {
      const plan = table[id]
      if (plan === undefined) return named(id)
      const price = [...amounts(plan.cost), ...(plan.architect ? [phrases.architect] : [])]
      return phrases.plan(named(id), phrases.points(plan.vp), price.join(', '))
    },
  }
  return say
}
