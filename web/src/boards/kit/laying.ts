import type { Component, Noun } from '../../api/schemas.ts'
import { isJsonObject, isList, type Json, type JsonObject } from './json.ts'

/** Where in a position something lies or can lie. Paths lead through the position, as in `seats/0/hand`. */
export type Spot =
  /** One of a list of ids: at an index, at its end, or where its rank among the others puts it. */
  | { readonly kind: 'list'; readonly at: string; readonly index: number | 'end' | Rank; readonly like?: Entry }
  /** A place for one thing, null while it is empty. What is laid there changes places with what lies there. */
  | { readonly kind: 'single'; readonly at: string }
  /** One of a number of equal things. An amount of 0 is left out if the position does so (`isSparse`). */
  | { readonly kind: 'count'; readonly at: string; readonly isSparse?: boolean }
  /** A number that may be negative, such as a coordinate of a tile, or that begins again after so many (`round`). */
  | { readonly kind: 'number'; readonly at: string; readonly round?: number }
  /** One of the equal things that a list names one by one, such as goods by their owner. */
  | { readonly kind: 'tally'; readonly at: string; readonly of: Json }
  /** A field of the thing itself, which says where it is; undefined: a position without the field. */
  | { readonly kind: 'field'; readonly at: string; readonly value: Json | undefined }

/** Says where an id stands in a list that has an order. */
export type Rank = (id: Json) => number | string

/** How a list of objects holds ids: under which key, and beside what. */
interface Entry {
  readonly key: string
  readonly beside: JsonObject
}

/** A place where a thing can lie, and what stands for it on the board: names of pieces, or of areas (`data-lies`). */
export interface Place {
  readonly spot: Spot
  readonly on: readonly string[]
}

/** What was picked up: a piece of the board, whose copy it is, and where in the view it lies. */
export interface Held {
  readonly noun: Noun
  readonly of?: number | undefined
  readonly lies?: string | undefined
}

/** A thing of a position that can be laid elsewhere. */
export interface Thing {
  readonly id: Json
  /** Undefined if it is not known where the thing lies: an amount, for instance, of which no copy was picked up. */
  readonly from?: Spot | undefined
  readonly places: readonly Place[]
  /** What lies on or in it, and can be picked up instead. */
  readonly holds: readonly Held[]
  /**
   * The position after the thing is dropped on a drawing.
   * @param from where on the drawing it was picked up; undefined if it was picked up elsewhere
   * @param to where it is dropped
   */
  readonly letGo?: (from: Point | undefined, to: Point) => Json
}

/** A point of a drawing, in its own units. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** What is printed on a piece. */
export type Printed = (noun: Noun) => Component | undefined

/** How the things of a game can be laid: what a piece of the board is in the position, and where it may lie. */
export type Laying = (state: Json, held: Held, printed: Printed) => Thing | undefined

/** The part of a position at a path; undefined if there is none. */
export function partAt(state: Json, path: string): Json | undefined {
  let part: Json | undefined = state
  for (const key of path.split('/')) {
    if (isList(part)) part = part[Number(key)]
    else if (isJsonObject(part)) part = part[key]
    else return undefined
  }
  return part
}

/** The same position with another part at a path, or without it. */
export function withPart(state: Json, path: string, part: Json | undefined): Json {
  const [key = '', ...rest] = path.split('/')
  const next = (old: Json | undefined): Json | undefined =>
    rest.length === 0 ? part : withPart(old ?? {}, rest.join('/'), part)
  if (isList(state)) return state.map((one, index) => (index === Number(key) ? (next(one) ?? null) : one))
  if (!isJsonObject(state)) return state
  const value = next(state[key])
  const { [key]: _old, ...others } = state
  return value === undefined ? others : { ...state, [key]: value }
}

export const listAt = (state: Json, path: string): readonly Json[] => {
  const part = partAt(state, path)
  return isList(part) ? part : []
}

/** How many things lie at a spot. */
export function amountAt(state: Json, spot: Spot): number {
  const part = partAt(state, spot.at)
  switch (spot.kind) {
    case 'count':
    case 'number':
      return typeof part === 'number' ? part : 0
    case 'tally':
      return listAt(state, spot.at).filter((one) => one === spot.of).length
    case 'list':
      return listAt(state, spot.at).length
    case 'single':
      return part === null || part === undefined ? 0 : 1
    case 'field':
      return part === spot.value ? 1 : 0
  }
}

/** Whether a spot counts things rather than naming them. */
export const isAmount = ({ kind }: Spot): boolean => kind === 'count' || kind === 'tally' || kind === 'number'

/** The position with this number of things at a spot. */
export function withAmount(state: Json, spot: Spot, amount: number): Json {
  if (spot.kind === 'number') {
    const { round } = spot
    return withPart(state, spot.at, round === undefined ? amount : ((amount % round) + round) % round)
  }
  const many = Math.max(0, amount)
  if (spot.kind === 'count') return withPart(state, spot.at, many === 0 && spot.isSparse ? undefined : many)
  if (spot.kind !== 'tally') return state
  const others = listAt(state, spot.at).filter((one) => one !== spot.of)
  return withPart(state, spot.at, [...others, ...Array.from({ length: many }, () => spot.of)])
}

/** The position after a thing is moved from one spot to another. The server says whether it is possible. */
export function moved(state: Json, thing: Pick<Thing, 'id' | 'from'>, to: Spot): Json {
  const { id, from } = thing
  if (to.kind === 'field') return withPart(state, to.at, to.value)
  if (from === undefined) return laid(state, id, to)
  const displaced = to.kind === 'single' ? partAt(state, to.at) : null
  const after = laid(taken(state, id, from), id, to)
  return displaced === null || displaced === undefined || displaced === id ? after : laid(after, displaced, from)
}

function taken(state: Json, id: Json, from: Spot): Json {
  switch (from.kind) {
    case 'list':
      return withPart(
        state,
        from.at,
        listAt(state, from.at).filter((one) => idIn(one, from) !== id),
      )
    case 'single':
      return withPart(state, from.at, null)
    case 'count':
    case 'number':
    case 'tally':
      return withAmount(state, from, amountAt(state, from) - 1)
    case 'field':
      return withPart(state, from.at, undefined)
  }
}

function laid(state: Json, id: Json, to: Spot): Json {
  switch (to.kind) {
    case 'list': {
      const list = listAt(state, to.at)
      const item = to.like === undefined ? id : { [to.like.key]: id, ...to.like.beside }
      const index = indexIn(list, id, to)
      return withPart(state, to.at, [...list.slice(0, index), item, ...list.slice(index)])
    }
    case 'single':
      return withPart(state, to.at, id)
    case 'count':
    case 'number':
    case 'tally':
      return withAmount(state, to, amountAt(state, to) + 1)
    case 'field':
      return withPart(state, to.at, to.value)
  }
}

type InList = Extract<Spot, { kind: 'list' }>

const idIn = (item: Json, { like }: InList): Json | undefined =>
  like === undefined ? item : isJsonObject(item) ? item[like.key] : undefined

function indexIn(list: readonly Json[], id: Json, { index, like }: InList): number {
  if (index === 'end') return list.length
  if (typeof index === 'number') return index
  const rank = index(id)
  const after = list.findIndex((one) => {
    const other = index(like === undefined ? one : isJsonObject(one) ? (one[like.key] ?? null) : null)
    return other > rank
  })
  return after < 0 ? list.length : after
}

/** The first of the places where an id lies. */
export const whereIs = (state: Json, id: Json, places: readonly Place[]): Spot | undefined =>
  places
    .map(({ spot }) => spot)
    .find((spot) =>
      spot.kind === 'list'
        ? listAt(state, spot.at).some((one) => idIn(one, spot) === id)
        : spot.kind === 'single' && partAt(state, spot.at) === id,
    )

/** The numbers of the seats of a position. */
export const seatsOf = (state: Json): readonly number[] => listAt(state, 'seats').map((_, seat) => seat)

/** The place at a point of the board. @param names of the elements around the point, the innermost first */
export const placeNamed = (places: readonly Place[], names: readonly string[]): Place | undefined => {
  for (const name of names) {
    const place = places.find(({ on }) => on.includes(name))
    if (place !== undefined) return place
  }
  return undefined
}
