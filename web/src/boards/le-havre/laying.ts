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
import { offers } from './view.ts'

/** Where the buildings, ships, goods, loans and discs of Le Havre may lie. */
export const laying: Laying = (state, { noun: { kind, id }, of, lies }, printed) => {
  switch (kind) {
    case 'building':
      return building(state, id, printed)
    case 'ship':
      return ship(state, String(id), printed)
    case 'item':
      return item(state, String(id), lies)
    case 'offer':
      return item(state, String(id), '/offers')
    case 'loan':
      return loan(state, of)
    case 'disc':
      return disc(state, Number(id))
    case 'seat':
      return { id: null, places: [], holds: [{ noun: noun('disc', id) }] }
    case 'special-pile':
      return { id: null, places: [], holds: ['specials/top', 'specials/bag'].flatMap((at) => cardsAt(state, at)) }
    default:
      return undefined
  }
}

const cardsAt = (state: Json, at: string): readonly Held[] =>
  listAt(state, at).map((id) => ({ noun: noun('building', String(id)) }))

function building(state: Json, id: Json, printed: Printed): Thing {
  const byNumber: Rank = (card) => Number.parseInt(printed(noun('building', String(card)))?.number ?? '', 10) || 0
  const last = (at: string, ...on: string[]): Place => ({
    spot: { kind: 'list', at, index: 'end' },
    on: [`/${at}`, ...on],
  })
  const places: readonly Place[] = [
    last('town'),
    ...seatsOf(state).map((seat) => last(`seats/${seat}/buildings`, `/seats/${seat}`, `seat:${seat}`)),
    ...listAt(state, 'piles').map((_, pile): Place => {
      const at = `piles/${pile}`
      return { spot: { kind: 'list', at, index: byNumber }, on: [`/${at}`] }
    }),
    last('waiting'),
    { spot: { kind: 'list', at: 'specials/top', index: 0 }, on: [] },
    last('specials/bag', 'special-pile:pile'),
  ]
  const holds = seatsOf(state)
    .filter((seat) => partAt(state, `seats/${seat}/disc`) === id)
    .map((seat) => ({ noun: noun('disc', seat) }))
  return { id, from: whereIs(state, id, places), places, holds }
}

function ship(state: Json, id: string, printed: Printed): Thing {
  const type = printed(noun('ship', id))?.type
  const spaces = type === undefined ? [] : [`ships/${type}`]
  const places = [
    ...spaces.map(
      (at): Place => ({
        spot: { kind: 'list', at, index: 0 },
        on: [`ship-type:${type}`, ...listAt(state, at).map((one) => `ship:${one}`)],
      }),
    ),
    ...seatsOf(state).map((seat): Place => {
      const at = `seats/${seat}/ships`
      return { spot: { kind: 'list', at, index: 'end' }, on: [`/seats/${seat}`, `seat:${seat}`] }
    }),
  ]
  return { id, from: whereIs(state, id, places), places, holds: [] }
}

/** Goods and francs: of each as many as there are, anywhere. */
function item(state: Json, id: string, lies: string | undefined): Thing {
  const offered = offers.filter((offer) => offer === id)
  const places = [
    ...offered.map((offer): Place => ({ spot: amount(`offers/${offer}`), on: [`offer:${offer}`] })),
    ...seatsOf(state).map((seat): Place => {
      const at = `seats/${seat}/stock`
      return { spot: amount(`${at}/${id}`), on: [`/${at}`, `/seats/${seat}`, `seat:${seat}`] }
    }),
  ]
  return { id, from: lies === undefined ? undefined : amount(`${lies.slice(1)}/${id}`), places, holds: [] }
}

function loan(state: Json, of: number | undefined): Thing {
  const places = seatsOf(state).map((seat): Place => {
    return { spot: amount(`seats/${seat}/loans`), on: [`/seats/${seat}/stock`, `/seats/${seat}`, `seat:${seat}`] }
  })
  return { id: 'loan', from: of === undefined ? undefined : amount(`seats/${of}/loans`), places, holds: [] }
}

function disc(state: Json, seat: number): Thing {
  const at = `seats/${seat}/disc`
  const standing = ['town', ...seatsOf(state).map((one) => `seats/${one}/buildings`)].flatMap((list) =>
    listAt(state, list),
  )
  const places: readonly Place[] = [
    { spot: { kind: 'field', at, value: null }, on: [`seat:${seat}`] },
    ...standing.map((id): Place => ({ spot: { kind: 'field', at, value: id }, on: [`building:${id}`] })),
  ]
  return { id: seat, from: { kind: 'field', at, value: partAt(state, at) }, places, holds: [] }
}

const amount = (at: string): Spot => ({ kind: 'count', at })
