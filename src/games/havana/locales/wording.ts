import type { Result } from '../../game.ts'
import type { Noun } from '../../kit/choice.ts'
import type { RefusalParams } from '../../kit/illegal-move.ts'
import { one, spoken, tell, winnersOf } from '../../kit/phrases.ts'
import type { Language, Names, Wording } from '../../kit/wording.ts'
import { ActionId } from '../cards/action-id.ts'
import { type Building, buildings } from '../data/buildings.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves/index.ts'
import { Counts, pieces } from '../pieces.ts'
import { codes } from '../refuse.ts'
import { rowNames, SeatNumber } from '../state.ts'
import type { View } from '../view.ts'
import { fieldNames, type Phrases, type Say, type Told } from './phrases.ts'

/** Speaks a language: joins its phrases into what a game says. */
export function wording(language: Language, phrases: Phrases): Wording<Move, Event, View> {
  const speak = (names: Names) => speaker(language, phrases, names)
  return {
    title: phrases.title,
    question: (question) => one(phrases.questions, question.split('-')[0] ?? '') ?? question,
    choice(move, names) {
      const say = speak(names)
      const card = ActionId.safeParse(move.type)
      const victim = 'victim' in move ? SeatNumber.safeParse(move.victim) : undefined
      if (card.success && victim?.success)
        return phrases.choices.carryOutAgainst(say.card(card.data), say.seat(victim.data))
      if (card.success) return phrases.choices.carryOut(say.card(card.data))
      if (move.type === 'build' && 'building' in move) return phrases.choices.build(say.building(String(move.building)))
      const { open, replace, 'end-turn': endTurn } = phrases.choices
      return one({ open, replace, 'end-turn': endTurn }, move.type) ?? move.type
    },
    field(move, field) {
      const name = fieldNames.find((known) => known === `${move}/${field}`)
      return name === undefined ? field : phrases.fields[name]
    },
    noun: ({ kind, id }: Noun, names) => nounInWords(phrases, speak(names), kind, id),
    event: (event, names) => tellEvent(phrases, event, speak(names)),
    position: (view, names) => positionInWords(phrases, speak(names), view),
    refusal(code, params, names) {
      const known = codes.find((each) => each === code)
      return known === undefined ? code : phrases.refusals[known](told(speak(names), params))
    },
    ending: (result, names) => tellEnding(phrases, result, speak(names)),
    score: (label) => one(phrases.scores, label) ?? label,
  }
}

function tellEvent(phrases: Phrases, event: Event, say: Say): string {
  if (event.type === 'ended') return tellEnding(phrases, event.result, say)
  if (event.type === 'phase-began' || event.type === 'draw-announced') return ''
  return tell(phrases.events, event, say)
}

const tellEnding = ({ endings }: Phrases, result: Result, say: Say): string =>
  one(endings, result.reason)?.(say.seats(winnersOf(result))) ?? result.reason

function speaker(language: Language, phrases: Phrases, seat: Names): Say {
  const lists = new Intl.ListFormat(language, { type: 'conjunction' })
  const amounts = (counted: Counts) => spoken(pieces, phrases.amounts, counted)
  const named = (id: string) => phrases.building(Number.parseInt(id.slice(1), 10))
  const building = (id: string, plan: Building | undefined = buildings[36][id]) =>
    plan === undefined ? named(id) : `${named(id)} (${phrases.points(plan.vp)})`
  const say: Say = {
    seat,
    seats: (seats) => lists.format(seats.map(seat)),
    card: (card) => phrases.cards[card],
    cards: (cards) => lists.format(cards.map((card) => phrases.cards[card])),
    pieces: (counted) => lists.format(amounts(counted)) || phrases.nothing,
    building: (id) => building(id),
    buildings: (ids) => lists.format(ids.map((id) => building(id))),
    plan(id, plan) {
      if (plan === undefined) return named(id)
      const price = [...amounts(plan.cost), ...(plan.architect ? [phrases.architect] : [])]
      return `${named(id)} (${phrases.points(plan.vp)}: ${price.join(', ')})`
    },
    noun: (kind, id) => nounInWords(phrases, say, kind, id),
  }
  return say
}

function nounInWords(phrases: Phrases, say: Say, kind: string, id: string | number): string {
  if (kind === 'seat') return say.seat(Number(id))
  if (kind === 'building') return say.building(String(id))
  if (kind === 'action-card') return one(phrases.cards, String(id)) ?? String(id)
  return one(phrases.pieces, String(id)) ?? String(id)
}

function told(say: Say, params: RefusalParams): Told {
  const { card, building, victim, missing, tooMuch, amount } = params
  const known = ActionId.safeParse(card)
  const counted = (value: unknown) => {
    const counts = Counts.safeParse(value)
    return counts.success ? say.pieces(counts.data) : ''
  }
  return {
    card: known.success ? say.card(known.data) : '',
    building: typeof building === 'string' ? say.building(building) : '',
    victim: typeof victim === 'number' ? say.seat(victim) : '',
    missing: counted(missing),
    tooMuch: counted(tooMuch),
    amount: typeof amount === 'number' ? amount : 0,
  }
}

function positionInWords(phrases: Phrases, say: Say, view: View): string[] {
  const { round, phases, atTurn, row, middle, player, ownCards } = phrases.position
  const cards = (ids: readonly ActionId[]) => say.cards(ids) || phrases.nothing
  const queue = 'queue' in view.phase ? view.phase.queue : []
  return [
    [round(view.round), phases[view.phase.name], ...queue.slice(0, 1).map((seat) => atTurn(say.seat(seat)))].join(' '),
    ...rowNames.map((name) =>
      row(name, view.rows[name].map((id) => say.plan(id, view.buildings[id])).join('; ') || phrases.nothing),
    ),
    middle(say.pieces(view.card), say.pieces(view.bag)),
    ...view.seats.flatMap((seen, seat) => {
      const name = say.seat(seat)
      const seatInWords = {
        name,
        points: phrases.points(seen.vp),
        goal: view.goal,
        pieces: say.pieces(seen.pieces),
        table: cards(seen.table),
        hand: seen.handCount,
        left: seen.left,
      }
      const { secret } = seen
      const own = secret && ownCards(name, cards(secret.hand), cards(secret.discard), cards(secret.laid))
      return own === null ? [player(seatInWords)] : [player(seatInWords), own]
    }),
  ]
}
