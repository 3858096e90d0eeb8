import { z } from 'zod'
import { limits, roadCosts } from '../data/set-up.ts'
import { TileId } from '../data/tile-ids.ts'
import { type Contact, contactsOf } from '../geometry/board.ts'
import { option } from '../nouns.ts'
import { canPay, paid, paymentField } from '../payment.ts'
import { Pay, price } from '../price.ts'
import { refuse } from '../refuse.ts'
import type { Turn } from '../turn.ts'
import { action, villager } from './rule.ts'

type RoadKind = keyof typeof roadCosts

/** Joins two buildings that touch but are not joined yet, by a path or a bridge. Rulebook: Building a road. */
export const road = action({
  move: z.strictObject({
    type: z.literal('road'),
    kind: z.enum(['path', 'bridge']),
    at: TileId.describe('The building on which the villager stands.'),
    segment: z.int().min(0).describe('The segment of that building on which the road lies.'),
    pay: Pay.exactOptional(),
    ...villager,
  }),
  where: ({ at }) => at,
  offer(turn) {
    if (roadsLeft(turn) === 0) return []
    return turn.state.village.flatMap(({ tile: at }) =>
      kinds.flatMap((kind) => {
        const free = contactsOf(turn.village.board, at).filter(
          (contact) => kindOf(contact) === kind && !isLinked(turn, contact),
        )
        const [first] = free
        const cost = price(roadCosts[kind])
        if (first === undefined || !turn.village.connected.has(at) || !canPay(turn, at, cost)) return []
        const move = { type: 'road', kind, at }
        const field = paymentField(turn, at, cost)
        const options = free.map(({ segment, other }) => ({
          ...option('contact', `${other}/${segment}`),
          value: segment,
        }))
        return [
          {
            move,
            fields: [{ kind: 'one-of' as const, name: 'segment', options, optional: false }, field],
            limits: [],
            example: { ...move, segment: first.segment, pay: field.proposal },
          },
        ]
      }),
    )
  },
  decide(turn, { kind, at, segment, pay }) {
    const { state, seat, village } = turn
    if (roadsLeft(turn) === 0) refuse('no-roads-left')
    const contact =
      contactsOf(village.board, at).find((one) => one.segment === segment) ?? refuse('no-neighbour', { tile: at })
    if (isLinked(turn, contact)) refuse('already-linked', { tile: contact.other })
    if (contact.type !== contact.otherType) refuse('a-cliff')
    if (kindOf(contact) !== kind) refuse('no-road-there')
    const isFirst = state.milestones.roads === undefined
    return [
      ...paid(turn, at, price(roadCosts[kind]), pay),
      { type: 'road-built', seat, from: at, segment, to: contact.other, kind },
      ...(isFirst ? [{ type: 'milestone-taken' as const, seat, milestone: 'roads' as const }] : []),
    ]
  },
})

const kinds = ['path', 'bridge'] as const satisfies readonly RoadKind[]

/**
 * A path joins forests, and a bridge joins mountains; a forest and a mountain meet at a cliff. Rulebook: Two kinds of
 * roads.
 */
function kindOf({ type, otherType }: Contact<TileId>): RoadKind | undefined {
  if (type !== otherType) return undefined
  return { forest: 'path' as const, mountain: 'bridge' as const, road: undefined }[type]
}

/**
 * Whether no other road may join the two tiles (ruling A7): by default, if any road joins them; with parallel roads, if
 * a printed road or the seat's own road does.
 */
function isLinked({ state, seat, village }: Turn, { of, other }: Contact<TileId>): boolean {
  if (!state.options.parallelRoads) return village.links.get(of)?.has(other) === true
  const own = state.roads.filter((built) => built.seat === seat).map(({ from, to }) => [from, to] as const)
  return [...village.printed, ...own].some((pair) => pair.includes(of) && pair.includes(other))
}

const roadsLeft = ({ state, seat }: Turn): number =>
  limits.roads - state.roads.filter((built) => built.seat === seat).length
