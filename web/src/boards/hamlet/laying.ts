import { isJsonObject, type Json, type JsonObject } from '../kit/json.ts'
import {
  type Held,
  type Laying,
  listAt,
  moved,
  type Place,
  type Point,
  partAt,
  type Spot,
  seatsOf,
  type Thing,
  whereIs,
  withPart,
} from '../kit/laying.ts'
import { noun } from '../kit/pieces.ts'
import { pointAt } from './lattice.ts'

/** A tile can be turned by sixths. */
const sixths = 6
const refined = ['planks', 'brick', 'milk', 'flour'] as const

/** Where the tiles, goods, villagers, donkeys, sales and marks of Hamlet may lie. */
export const laying: Laying = (state, { noun: { kind, id } }) => {
  switch (kind) {
    case 'tile':
    case 'price':
      return tile(state, String(id))
    case 'villager':
      return being(state, String(id), (seat, number) => `seats/${seat}/villagers/${number}/at`)
    case 'donkey':
      return being(state, String(id), (seat, number) => `seats/${seat}/donkeys/${number}`)
    case 'token':
      return sale(state, id)
    case 'coins':
      return {
        id: 'coins',
        from: amount(`seats/${id}/coins`),
        places: seatsOf(state).map((seat) => ({
          spot: amount(`seats/${seat}/coins`),
          on: [`/seats/${seat}`, `seat:${seat}`],
        })),
        holds: [],
      }
    case 'slot':
      return marked(state, `deliveries/${id}`)
    case 'milestone':
      return marked(state, `milestones/${id}`)
    case 'flag':
      return marked(state, `flags/${id}`)
    case 'bag':
      return { id: null, places: [], holds: listAt(state, 'bag').map(asTile) }
    default:
      return undefined
  }
}

const asTile = (id: Json): Held => ({ noun: noun('tile', String(id)) })
const amount = (at: string, isSparse = false): Spot => ({ kind: 'count', at, isSparse })
const last = (at: string, ...on: string[]): Place => ({ spot: { kind: 'list', at, index: 'end' }, on })

const villageTiles = (state: Json): readonly string[] =>
  listAt(state, 'village').flatMap((one) => (isJsonObject(one) && typeof one.tile === 'string' ? [one.tile] : []))

/** A tile can go wherever tiles lie. For a building, its place on the lattice and what lies on it can change, too. */
function tile(state: Json, id: string): Thing {
  const blueprints: readonly Place[] = [
    { spot: listed('row', { coins: 0 }), on: listAt(state, 'row').flatMap(nameOfListed) },
    last('bag', 'bag:bag'),
    ...refined.filter((good) => partAt(state, `stacks/${good}`) !== undefined).map((good) => last(`stacks/${good}`)),
    ...seatsOf(state).map((seat) => last(`seats/${seat}/blueprints`, `/seats/${seat}`, `seat:${seat}`)),
  ]
  const village: Place = { spot: listed('village', { place: { turns: 0, q: 0, r: 0 } }), on: ['/village'] }
  const index = villageTiles(state).indexOf(id)
  const onLattice = ['turns', 'q', 'r'].map((key): Place => {
    const at = `village/${index}/place/${key}`
    return { spot: key === 'turns' ? { kind: 'number', at, round: sixths } : { kind: 'number', at }, on: [] }
  })
  const places = [
    ...(index < 0 ? [] : [...goodsOn(state, id), ...onLattice]),
    ...(index < 0 ? [village] : []),
    ...blueprints,
  ]
  const from = whereIs(state, id, [village, ...blueprints])
  return { id, from, places, holds: index < 0 ? [] : beingsOn(state, id), letGo }

  /**
   * On the lattice, a building moves by the dragged distance; a blueprint is placed with its origin under the pointer.
   */
  function letGo(taken: Point | undefined, to: Point): Json {
    if (index < 0 || taken === undefined)
      return moved(state, { id, from }, listed('village', { place: { turns: 0, ...pointAt(to) } }))
    const [q, r] = ['q', 'r'].map((key) => Number(partAt(state, `village/${index}/place/${key}`)))
    const by = pointAt({ x: to.x - taken.x, y: to.y - taken.y })
    const across = withPart(state, `village/${index}/place/q`, (q ?? 0) + by.q)
    return withPart(across, `village/${index}/place/r`, (r ?? 0) + by.r)
  }
}

const listed = (at: string, beside: JsonObject): Spot => ({
  kind: 'list',
  at,
  index: 'end',
  like: { key: 'tile', beside },
})
const nameOfListed = (one: Json): readonly string[] => (isJsonObject(one) ? [`tile:${one.tile}`] : [])

/** The amounts of what grows on a source, and of what each seat has made on a refinery. */
function goodsOn(state: Json, id: string): readonly Place[] {
  const grows = partAt(state, `box/sources/${id}/goods`)
  if (Array.isArray(grows)) return grows.map((good) => ({ spot: amount(`sources/${id}/${good}`, true), on: [] }))
  if (partAt(state, `refineries/${id}`) === undefined) return []
  return seatsOf(state).map((of) => ({ spot: { kind: 'tally', at: `refineries/${id}`, of }, on: [] }))
}

const beingsOn = (state: Json, id: string): readonly Held[] =>
  seatsOf(state).flatMap((seat) => [
    ...listAt(state, `seats/${seat}/villagers`).flatMap((one, number) =>
      isJsonObject(one) && one.at === id ? [{ noun: noun('villager', `${seat}-${number}`) }] : [],
    ),
    ...listAt(state, `seats/${seat}/donkeys`).flatMap((at, number) =>
      at === id ? [{ noun: noun('donkey', `${seat}-${number}`) }] : [],
    ),
  ])

function being(state: Json, id: string, pathOf: (seat: string, number: string) => string): Thing {
  const [seat = '', number = ''] = id.split('-')
  const at = pathOf(seat, number)
  const places = villageTiles(state).map(
    (value): Place => ({ spot: { kind: 'field', at, value }, on: [`tile:${value}`] }),
  )
  return { id, from: { kind: 'field', at, value: partAt(state, at) }, places, holds: [] }
}

function sale(state: Json, id: Json): Thing {
  const places = [
    last('offers', ...listAt(state, 'offers').map((one) => `token:${one}`)),
    last('unseen', 'sales-to-come:pile'),
    ...seatsOf(state).map((seat) => last(`seats/${seat}/sales`, `/seats/${seat}`, `seat:${seat}`)),
  ]
  return {
    id,
    from: whereIs(state, id, places),
    places,
    holds: [],
  }
}

/** A mark of a seat, or of none. */
function marked(state: Json, at: string): Thing {
  const places = [
    { spot: { kind: 'field', at, value: undefined }, on: [] } satisfies Place,
    ...seatsOf(state).map(
      (seat): Place => ({ spot: { kind: 'field', at, value: seat }, on: [`/seats/${seat}`, `seat:${seat}`] }),
    ),
  ]
  return { id: null, from: { kind: 'field', at, value: partAt(state, at) }, places, holds: [] }
}
