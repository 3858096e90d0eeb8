import type { Seat } from '../../game.ts'
import { learner, type Moment, those, when } from '../../kit/lesson.ts'
import type { BuildingId } from '../data/building-ids.ts'
import { schedule } from '../data/rounds.ts'
import { turnsInARound } from '../data/set-up.ts'
import type { Event } from '../events.ts'
import { type Counts, offers, upgradedGoods } from '../items.ts'
import { pileTops } from '../state.ts'
import type { View } from '../view.ts'

type Now = Moment<Event, View>

/** The only other player of a lesson. */
const other: Seat = 1
/** The buildings in which others are built, the cheapest first. */
const builders: readonly BuildingId[] = ['building-firm-1', 'building-firm-2', 'construction-firm']

/**
 * For each topic, in order: the facts to explain once the learner comes to it; undefined before that.
 */
export const occasions = {
  end: ({ view }: Now) => {
    const { phase } = view
    if (phase.name !== 'over') return undefined
    const isWon = phase.result.seats.some(({ seat, place }) => seat === learner && place === 1)
    return { isWon, own: pointsOf(view, learner), others: pointsOf(view, other) }
  },
  aim: ({ view: { options, seats } }: Now) => ({
    rounds: schedule[options.length][seats.length]?.length ?? 0,
    turns: turnsInARound,
  }),
  turn: ({ view }: Now) => {
    const [fullest] = offers.toSorted((one, another) => view.offers[another] - view.offers[one])
    return (
      fullest && when(isTurn(view), { offer: fullest, items: { [fullest]: view.offers[fullest] } satisfies Counts })
    )
  },
  final: ({ view: { phase } }: Now) => when(phase.name === 'turn' && phase.final !== null, {}),
  took: ({ since }: Now) => {
    const taken = those(since, 'offer-taken').find(({ seat }) => seat === learner)
    return taken && { items: { [taken.offer]: taken.amount } satisfies Counts }
  },
  entered: ({ since }: Now) => {
    const entered = those(since, 'entered').find(({ seat }) => seat === learner)
    return entered && { building: entered.building, isTowns: entered.owner === null }
  },
  built: ({ since }: Now) => {
    const built = those(since, 'built').find(({ seat }) => seat === learner)
    return built && { building: built.building }
  },
  fed: ({ since }: Now) => {
    const fed = those(since, 'fed').find(({ seat }) => seat === learner)
    return fed && { food: fed.food, paid: fed.paid }
  },
  harvest: ({ since }: Now) => {
    const goods = those(since, 'harvested').flatMap(({ seats }) => seats.filter(({ seat }) => seat === learner))[0]
      ?.goods
    return goods && { goods }
  },
  'round-end': ({ view }: Now) => {
    const own = view.seats[learner]
    return view.roundEnd && own
      ? when(isTurn(view) && view.turn > 0, {
          food: view.roundEnd.food,
          feeds: own.feeds,
          has: own.food,
          turns: turnsInARound,
        })
      : undefined
  },
  buildings: ({ view, since }: Now) => when(isTurn(view) && since.length > 0, { buildings: view.town }),
  others: ({ since }: Now) => {
    const [taken] = those(since, 'offer-taken').filter(({ seat }) => seat === other)
    return taken && { items: { [taken.offer]: taken.amount } satisfies Counts }
  },
  blocked: ({ view }: Now) => {
    const disc = view.seats[other]?.disc
    return isTurn(view) && disc ? { building: disc } : undefined
  },
  construction: ({ view }: Now) => {
    const builder = builders.find((id) => view.town.includes(id))
    const tops = pileTops(view).map(({ building }) => building)
    return builder && when(isTurn(view) && view.round > 1 && tops.length > 0, { builder, tops })
  },
  purchases: ({ view }: Now) => when(isTurn(view) && view.round > 1, {}),
  city: ({ since }: Now) => {
    const [built] = those(since, 'city-built')
    return built && { building: built.building }
  },
  ship: ({ since }: Now) => {
    const [arrived] = those(since, 'ship-arrived')
    return arrived && { ship: arrived.ship }
  },
  energy: ({ view }: Now) => when(isTurn(view) && view.round > 2, {}),
  upgraded: ({ since }: Now) => {
    const used = those(since, 'used').find(
      ({ seat, got }) => seat === learner && upgradedGoods.some((good) => good in got),
    )
    return used && { items: used.got }
  },
  loans: ({ view }: Now) => when(isTurn(view) && (view.round > 2 || (view.seats[learner]?.due?.short ?? 0) > 0), {}),
} satisfies Readonly<Record<string, (now: Now) => object | undefined>>

const pointsOf = ({ seats }: View, seat: Seat): number => seats[seat]?.points ?? 0

const isTurn = ({ phase }: View): boolean => phase.name === 'turn' && phase.seat === learner && phase.stage === 'action'
