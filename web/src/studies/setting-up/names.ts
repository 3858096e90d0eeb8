import type { Spot, Thing } from '../../boards/kit/laying.ts'
import type { Words } from './locales/en.ts'

/** What the parts of a game's positions are called, in the words of the page. */
export interface PartNames {
  /** A part by its name in the position file. */
  part(key: string): string
  /** An amount: of a good, by the good's own name. */
  amount(key: string): string
  /** A value that a part can have. */
  value(value: string): string
  /** A path through a position, such as `state/seats/0/hand`. */
  path(at: string): string
  /** Where a thing can lie. */
  spot(spot: Spot, thing: Pick<Thing, 'id'>): string
}

/** A name of the position file, such as `youngestFirst`, in words. */
const inWords = (key: string): string =>
  key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()

type Table = Readonly<Record<string, string>>

/** What a player has of equal things: the player is named. */
const stocks = ['pieces', 'stock']
/** Parts whose own parts say little by themselves. */
const inGroups = ['stacks', 'specials']

/** Kinds of things of which there are amounts. */
const counted = ['item', 'piece', 'good']

/** @param printed the printed names by kind and id, as in `building:smokehouse` */
export function partNames(game: string, say: Words, printed: ReadonlyMap<string, string>): PartNames {
  const byId = new Map([...printed].map(([name, says]) => [name.slice(name.indexOf(':') + 1), says]))
  const nameOf = (id: string) => goodName(id) ?? byId.get(id)
  const goodName = (id: string) => counted.flatMap((kind) => printed.get(`${kind}:${id}`) ?? [])[0]
  const tables: Readonly<Record<string, Table>> = say.parts
  const known = (table: Table | undefined, key: string) => (table && Object.hasOwn(table, key) ? table[key] : undefined)
  const part = (key: string): string =>
    known(tables[game], key) ?? known(tables.common, key) ?? nameOf(key) ?? inWords(key)
  const value = (one: string): string => nameOf(one) ?? known(say.values, one) ?? inWords(one)

  /** Splits a path into the player to whom the part belongs, if any, and the rest of the path. */
  function steps(at: string): { readonly seat: string | undefined; readonly rest: readonly string[] } {
    const [first, number, ...rest] = at.replace(/^state\/?/, '').split('/')
    if (first === 'seats' && number !== undefined) return { seat: say.seat(Number(number)), rest }
    return { seat: undefined, rest: [first, number, ...rest].filter((one) => one !== undefined) }
  }

  const withSeat = (seat: string | undefined, last: string | undefined): string =>
    seat === undefined ? (last ?? '') : last === undefined ? seat : say.ofSeat(seat, last)

  const step = (key: string | undefined): string | undefined =>
    key === undefined || key === '' ? undefined : /^\d+$/.test(key) ? String(Number(key) + 1) : part(key)

  return {
    part,
    amount: (key) => goodName(key) ?? part(key),
    value,
    path(at) {
      const { seat, rest } = steps(at)
      return withSeat(seat, rest.map(step).filter(Boolean).join(' · ') || undefined)
    },
    spot(spot, { id }) {
      if (spot.kind === 'field') {
        if (spot.value === undefined) return say.nobody
        if (spot.value === null) return say.nowhere
        return typeof spot.value === 'number' ? say.seat(spot.value) : value(String(spot.value))
      }
      if (spot.kind === 'tally') return typeof spot.of === 'number' ? say.seat(spot.of) : value(String(spot.of))
      const { seat, rest } = steps(spot.at)
      // The reader already knows the name of the thing itself.
      const named = rest.at(-1) === id && rest.length > 1 ? rest.slice(0, -1) : rest
      if (spot.kind === 'number') return part(named.at(-1) ?? '')
      const [list, number] = named
      if (list === 'piles') return say.at(part(list), Number(number) + 1)
      if (seat !== undefined && stocks.includes(list ?? '')) return seat
      const last = withSeat(seat, step(named.at(-1)))
      if (spot.kind !== 'list') return last
      if (list === 'rows') return typeof spot.index === 'number' ? say.at(last, spot.index + 1) : say.end(last)
      return list !== undefined && inGroups.includes(list) ? say.ofSeat(part(list), last) : last
    },
  }
}
