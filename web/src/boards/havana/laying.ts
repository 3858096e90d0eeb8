import type { Json } from '../kit/json.ts'
import {
  type Held,
  type Laying,
  listAt,
  type Place,
  type Printed,
  partAt,
  type Rank,
  type Spot,
  seatsOf,
  type Thing,
  whereIs,
} from '../kit/laying.ts'
import { noun } from '../kit/pieces.ts'

const rows = ['rows/upper', 'rows/lower'] as const
const piles = ['hand', 'table', 'laid', 'discard'] as const

/** Where the buildings, the action cards and the pieces of Havana may lie. */
export const laying: Laying = (state, held, printed) => {
  const { kind, id } = held.noun
  switch (kind) {
    case 'building':
      return building(state, id)
    case 'action-card':
      return held.of === undefined ? undefined : actionCard(state, held.of, id, printed)
    case 'piece':
      return piece(state, String(id), held.lies)
    case 'stack':
      return holding(listAt(state, 'stack').map((one) => ({ noun: noun('building', String(one)) })))
    case 'hand':
      return holding(cardsOf(state, Number(id), 'hand'))
    case 'face-down':
      return holding(cardsOf(state, Number(id), 'laid'))
    case 'discard':
      return holding(cardsOf(state, Number(id), 'discard'))
    default:
      return undefined
  }
}

const holding = (holds: readonly Held[]): Thing => ({ id: null, places: [], holds })

const cardsOf = (state: Json, of: number, pile: string): readonly Held[] =>
  listAt(state, `seats/${of}/${pile}`).map((card) => ({ noun: noun('action-card', String(card)), of }))

const byId: Rank = (id) => String(id)

function building(state: Json, id: Json): Thing {
  const inRows = rows.flatMap((at) => {
    const others = listAt(state, at).filter((one) => one !== id)
    const before = others.map((one, index): Place => ({ spot: { kind: 'list', at, index }, on: [`building:${one}`] }))
    return [...before, { spot: { kind: 'list', at, index: 'end' }, on: [`/${at}`] } satisfies Place]
  })
  const places: readonly Place[] = [
    ...inRows,
    { spot: { kind: 'single', at: 'top' }, on: [`building:${partAt(state, 'top')}`, '/top'] },
    { spot: { kind: 'list', at: 'stack', index: byId }, on: ['stack:stack'] },
    ...seatsOf(state).map((seat): Place => {
      const at = `seats/${seat}/built`
      return { spot: { kind: 'list', at, index: 'end' }, on: [`/seats/${seat}`] }
    }),
    { spot: { kind: 'list', at: 'demolished', index: 'end' }, on: ['/demolished'] },
  ]
  return { id, from: whereIs(state, id, places), places, holds: [] }
}

function actionCard(state: Json, seat: number, id: Json, printed: Printed): Thing {
  const byNumber: Rank = (card) => Number(printed(noun('action-card', String(card)))?.number)
  const places = piles.map((pile): Place => {
    const at = `seats/${seat}/${pile}`
    return { spot: { kind: 'list', at, index: byNumber }, on: [`/${at}`, onBoard[pile](seat)] }
  })
  return { id, from: whereIs(state, id, places), places, holds: [] }
}

/** The pieces that stand for a player's cards. */
const onBoard: Readonly<Record<(typeof piles)[number], (seat: number) => string>> = {
  hand: (seat) => `hand:${seat}`,
  table: (seat) => `/seats/${seat}`,
  laid: (seat) => `face-down:${seat}`,
  discard: (seat) => `discard:${seat}`,
}

function piece(state: Json, kind: string, lies: string | undefined): Thing {
  const supplies = { card: 'resource-card:card', reserve: 'reserve:reserve', bag: 'bag:bag', box: '/box' }
  const places = [
    ...Object.entries(supplies).map(([at, name]): Place => ({ spot: amount(at, kind), on: [`/${at}`, name] })),
    ...seatsOf(state).map((seat): Place => {
      return { spot: amount(`seats/${seat}/pieces`, kind), on: [`/seats/${seat}/pieces`, `/seats/${seat}`] }
    }),
  ]
  return { id: kind, from: lies === undefined ? undefined : amount(lies.slice(1), kind), places, holds: [] }
}

const amount = (at: string, kind: string): Spot => ({ kind: 'count', at: `${at}/${kind}` })
