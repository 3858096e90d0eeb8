import type { PositionProblem } from '../../game.ts'
import { limits } from '../data/set-up.ts'
import type { TileId } from '../data/tile-ids.ts'
import type { Contact } from '../geometry/board.ts'
import type { Road, State } from '../state.ts'
import type { Link, Village } from '../village.ts'

/** Each road lies where it could be built, and joins two tiles that were not joined. Rulebook: Building a road. */
export function* roadProblems(
  { roads, options, seats }: State,
  { connected }: Village,
  contacts: readonly Contact<TileId>[],
): Generator<PositionProblem> {
  const printed = contacts.flatMap(({ of, other, type }) => (type === 'road' ? [[of, other] as const] : []))
  for (const [i, road] of roads.entries()) {
    yield* contactProblems(`roads/${i}`, road, contacts)
    if (!connected.has(road.from)) yield { at: `roads/${i}`, problem: 'Nobody can have got there to build it.' }
    if (joins(printed, road)) yield { at: `roads/${i}`, problem: 'A printed road joins the two already.' }
    const others = roads.slice(0, i).filter(({ seat }) => !options.parallelRoads || seat === road.seat)
    if (joins(others.map(ends), road)) yield { at: `roads/${i}`, problem: 'Another road joins the two already.' }
  }
  for (const seat of seats.keys())
    if (roads.filter((road) => road.seat === seat).length > limits.roads)
      yield { at: 'roads', problem: `Seat ${seat} has only ${limits.roads} road tokens.` }
}

function* contactProblems(at: string, { from, segment, to }: Road, contacts: readonly Contact<TileId>[]) {
  const contact = contacts.find(
    (one) =>
      (one.of === from && one.segment === segment && one.other === to) ||
      (one.other === from && one.otherSegment === segment && one.of === to),
  )
  if (contact === undefined) yield { at, problem: `${to} does not lie at segment ${segment} of ${from}.` }
  else if (contact.type !== contact.otherType) yield { at, problem: 'No road crosses a cliff.' }
}

const ends = ({ from, to }: Road): Link => [from, to]

const joins = (links: readonly Link[], { from, to }: Road): boolean =>
  links.some((link) => link.includes(from) && link.includes(to))
