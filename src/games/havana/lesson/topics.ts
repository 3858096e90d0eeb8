import type { Seat } from '../../game.ts'
import { learner, type Moment, those, when } from '../../kit/lesson.ts'
import { type ActionId, actionIds } from '../cards/action-id.ts'
import { anyDoes } from '../cards/index.ts'
import { handToPickUpAt } from '../data/set-up.ts'
import type { Event } from '../events.ts'
import { rate, short } from '../payment.ts'
import { type Counts, counted, total } from '../pieces.ts'
import { type End, ends } from '../rows.ts'
import type { View } from '../view.ts'

type Now = Moment<Event, View>

/** The only other player of a lesson. */
const other: Seat = 1
/** A player with fewer cards in hand than this will soon take the discards back. */
const fewCards = 5

/**
 * For each topic, in order: the facts to explain once the learner comes to it; undefined before that.
 */
export const occasions = {
  end: ({ view }: Now) => {
    const { phase, goal } = view
    if (phase.name !== 'over') return undefined
    const isWon = phase.result.seats.some(({ seat, place }) => seat === learner && place === 1)
    return {
      isWon,
      isGoal: phase.result.reason === 'goal',
      goal,
      own: pointsOf(view, learner),
      others: pointsOf(view, other),
    }
  },
  aim: ({ view: { goal } }: Now) => ({ goal }),
  opening: ({ view: { phase } }: Now) => when(phase.name === 'opening', { cards: actionIds.length }),
  initiative: ({ since }: Now) => {
    const [began] = those(since, 'round-began')
    const ofSeat = (wanted: Seat) => began?.order.find(({ seat }) => seat === wanted)?.initiative
    const [own, others] = [ofSeat(learner), ofSeat(other)]
    return own === undefined || others === undefined
      ? undefined
      : { own, others, isFirst: began?.order[0]?.seat === learner }
  },
  actions: ({ view }: Now) => when(leftToDo(view).length === 2, { cards: leftToDo(view) }),
  pieces: ({ since }: Now) => {
    const taken = [...those(since, 'gained').map(({ seat, pieces }) => ({ seat, pieces })), ...drawn(since)]
    const own = taken.find(({ seat }) => seat === learner)
    return own && { pieces: own.pieces }
  },
  rows: ({ view }: Now) =>
    when(isTurn(view) && leftToDo(view).length < 2, { buildings: ends(view).map(({ id }) => id) }),
  building: ({ view }: Now) => {
    const able = isTurn(view) && leftToDo(view).length === 0 ? payable(view) : []
    return when(able.length > 0, { buildings: able.map(({ id }) => id) })
  },
  replace: ({ view: { phase } }: Now) => when(phase.name === 'replacement', {}),
  built: ({ view, since }: Now) => {
    const built = those(since, 'built').find(({ seat }) => seat === learner)
    return built && { building: built.building, points: pointsOf(view, learner), goal: view.goal }
  },
  theft: ({ since }: Now) => {
    const [stolen] = those(since, 'stolen')
    return stolen && { isVictim: stolen.victim === learner, pieces: stolen.pieces }
  },
  supply: ({ since }: Now) => {
    const [supplied] = those(since, 'supplied')
    return supplied && { pieces: { ...supplied.bricks, ...(supplied.pesos > 0 && { pesos: supplied.pesos }) } }
  },
  others: ({ since }: Now) => {
    const cards = those(since, 'carried-out').flatMap(({ seat, card }) => (seat === other ? [card] : []))
    return when(cards.length > 0, { cards })
  },
  'turn-ended': ({ view, since }: Now) =>
    when(
      view.phase.name !== 'over' &&
        those(since, 'turn-ended').some(({ seat }) => seat === learner) &&
        !isEndedByHand(since),
      {},
    ),
  refill: ({ view, since }: Now) => {
    const [refilled] = those(since, 'row-refilled')
    return refilled && { buildings: refilled.buildings, top: view.top }
  },
  'others-built': ({ view, since }: Now) => {
    const built = those(since, 'built').find(({ seat }) => seat === other)
    return built && { building: built.building, points: pointsOf(view, other), goal: view.goal }
  },
  'picked-up': ({ since }: Now) => {
    const taken = those(since, 'picked-up').find(({ seat }) => seat === learner)
    return taken && { cards: taken.cards }
  },
  'thin-hand': ({ view }: Now) => {
    const { handCount = 0 } = view.seats[learner] ?? {}
    return when(view.phase.name === 'replacement' && handCount < fewCards && handCount > handToPickUpAt, {
      cards: handCount,
    })
  },
  'stand-ins': ({ view }: Now) => {
    const own = view.seats[learner]?.pieces
    const many = own === undefined ? {} : counted((piece) => own[piece], ['rubble', 'pesos'])
    return when(Math.max(many.rubble ?? 0, many.pesos ?? 0) >= rate, { own: many })
  },
  architect: ({ view }: Now) => {
    const [house] = ends(view).filter(({ architect }) => architect)
    return view.phase.name === 'replacement' && house ? { building: house.id } : undefined
  },
  'near-goal': ({ view }: Now) => {
    const lacking = ([learner, other] as const).map((seat) => ({ seat, points: view.goal - pointsOf(view, seat) }))
    const most = Math.max(...Object.values(view.buildings).map(({ vp }) => vp))
    const [near] = lacking.toSorted((one, another) => one.points - another.points)
    return near && when(near.points > 0 && near.points <= most, { isYou: near.seat === learner, points: near.points })
  },
} satisfies Readonly<Record<string, (now: Now) => object | undefined>>

const drawn = (since: readonly Event[]): readonly { readonly seat: Seat; readonly pieces: Counts }[] =>
  those(since, 'drawn').map(({ seat, bricks }) => ({ seat, pieces: bricks }))

const pointsOf = ({ seats }: View, seat: Seat): number => seats[seat]?.vp ?? 0

const isTurn = ({ phase }: View): boolean => phase.name === 'turns' && phase.queue[0] === learner

/** The cards of their table that a learner at turn has still to carry out. */
function leftToDo(view: View): readonly ActionId[] {
  const { phase, seats } = view
  if (phase.name !== 'turns' || !isTurn(view)) return []
  return (seats[learner]?.table ?? []).filter((card) => !phase.carriedOut.includes(card))
}

/** The buildings that a learner can pay for now. */
function payable(view: View): readonly End[] {
  const own = view.seats[learner]
  if (own === undefined) return []
  const hasArchitect = anyDoes(own.table, 'take-and-design')
  return ends(view).filter(
    ({ cost, architect }) => (!architect || hasArchitect) && total(short(cost, own.pieces)) === 0,
  )
}

/** A move that ends the turn causes this event first. If the event comes later, the turn ended by itself. */
const isEndedByHand = ([first]: readonly Event[]): boolean => first?.type === 'turn-ended'
