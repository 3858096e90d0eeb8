import type { Seat } from '../../game.ts'
import { learner, type Moment, those, when } from '../../kit/lesson.ts'
import { alms, hiring, roadCosts } from '../data/set-up.ts'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'

type Now = Moment<Event, View>

/** The only other player of a lesson. */
const other: Seat = 1

/**
 * For each topic, in order: the facts to explain once the learner comes to it; undefined before that.
 */
export const occasions = {
  end: ({ view }: Now) => {
    const { phase } = view
    if (phase.name !== 'over') return undefined
    const { seats, reason } = phase.result
    const pointsOf = (wanted: Seat) => seats.find(({ seat }) => seat === wanted)?.points ?? 0
    const isWon = seats.some(({ seat, place }) => seat === learner && place === 1)
    return { isWon, isChurch: reason === 'church', own: pointsOf(learner), others: pointsOf(other) }
  },
  aim: ({ view: { options } }: Now) => ({ rounds: options.roundLimit }),
  turn: ({ view }: Now) => when(isTurn(view), { villagers: view.seats[learner]?.villagers.length ?? 0 }),
  last: ({ view }: Now) => when(isTurn(view) && view.round === view.options.roundLimit, {}),
  gathered: ({ since }: Now) => {
    const gathered = those(since, 'gathered').find(({ seat }) => seat === learner)
    return gathered && { tile: gathered.at, goods: gathered.goods, reward: gathered.reward }
  },
  refined: ({ since }: Now) => {
    const refined = those(since, 'refined').find(({ seat }) => seat === learner)
    return refined && { tile: refined.at, goods: { [refined.good]: refined.number } }
  },
  built: ({ since }: Now) => {
    const built = those(since, 'built').find(({ seat }) => seat === learner)
    return built && { tile: built.tile, points: built.vp }
  },
  used: ({ since }: Now) => {
    const [used] = those(since, 'refined-used')
    return used && { isYours: used.maker === learner, goods: { [used.good]: used.number }, reward: used.reward }
  },
  sold: ({ since }: Now) => {
    const [sold] = those(since, 'sold')
    return sold && { isYou: sold.seat === learner, reward: sold.reward }
  },
  delivered: ({ since }: Now) => {
    const [delivered] = those(since, 'delivered')
    return delivered && { isYou: delivered.seat === learner, points: delivered.vp }
  },
  road: ({ since }: Now) => {
    const [road] = those(since, 'road-built')
    return road && { isYou: road.seat === learner, kind: road.kind, path: roadCosts.path, bridge: roadCosts.bridge }
  },
  milestone: ({ since }: Now) => {
    const [taken] = those(since, 'milestone-taken')
    return taken && { isYou: taken.seat === learner, milestone: taken.milestone }
  },
  'town-hall': ({ view, since }: Now) =>
    when(isTurn(view) && since.length > 0, { villager: hiring.villagers[0], donkey: hiring.donkey }),
  blueprint: ({ view }: Now) => {
    const [tile] = view.seats[learner]?.blueprints ?? []
    return tile && when(isTurn(view), { tile })
  },
  donkeys: ({ view }: Now) => when(isTurn(view) && view.round > 1, {}),
  market: ({ view }: Now) => when(isTurn(view) && view.round > 2, { ...view.box.market.prices, alms }),
} satisfies Readonly<Record<string, (now: Now) => object | undefined>>

const isTurn = ({ phase }: View): boolean => phase.name === 'turn' && phase.seat === learner
