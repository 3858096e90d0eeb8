import { z } from 'zod'
import type { Result } from '../../game.ts'
import type { Tagged } from '../../kit/basic-types.ts'
import type { RefusalParams } from '../../kit/illegal-move.ts'
import { bestOf, named, one, winnersOf } from '../../kit/phrases.ts'
import { type Box, SlotId, TokenId } from '../box.ts'
import { RefineryId, SourceId, TileId } from '../data/tile-ids.ts'
import { Good } from '../goods.ts'
import type { ChoiceInWords, Phrases, RefusalInWords, Say } from './phrases.ts'

/** Names the parts of a choice or a refusal; a missing part stays empty. */

/** The fixed parts of a choice. */
export function choiceInWords({ names }: Phrases, say: Say, { sources, refineries }: Box, move: Tagged): ChoiceInWords {
  const { tile, at, blueprint, token, slot, kind }: Readonly<Record<string, unknown>> = { ...move }
  return {
    tile: named(TileId, tile, say.tile) ?? '',
    at: named(TileId, at, say.tile) ?? '',
    goods:
      named(SourceId, at, (id) => say.anyOf(sources[id].goods)) ??
      named(RefineryId, at, (id) => names.goods[refineries[id].makes]) ??
      '',
    blueprint: named(TileId, blueprint, say.tile) ?? '',
    sale: named(TokenId, token, say.sale) ?? '',
    slot: named(SlotId, slot, say.slotOf) ?? '',
    road: one(names.roads, String(kind)) ?? '',
  }
}

/** Why the match ended, and who won. */
export const endingSentence = ({ endings, names }: Phrases, result: Result, say: Say): string =>
  one(endings, result.reason)?.(say.seats(winnersOf(result)), names.point(bestOf(result))) ?? result.reason

/** The parameters of a refusal. */
export function refusalInWords(phrases: Phrases, say: Say, params: RefusalParams): RefusalInWords {
  const { tile, good, token, slot, number, missing, tooMuch, asked, bought, donkeys } = params
  return {
    tile: named(TileId, tile, say.tile) ?? '',
    good: named(Good, good, (id) => phrases.names.goods[id]) ?? '',
    sale: named(TokenId, token, say.sale) ?? '',
    slot: named(SlotId, slot, say.slotOf) ?? '',
    number: [number, missing, tooMuch].find((value) => typeof value === 'number') ?? 0,
    goods: unitsInWords(phrases, say, missing ?? tooMuch) ?? '',
    asked: unitsInWords(phrases, say, asked),
    bought: unitsInWords(phrases, say, bought),
    donkeys:
      named(Donkeys, donkeys, (tiles) =>
        say.list(Object.keys(tiles).flatMap((id) => named(TileId, id, say.tile) ?? [])),
      ) ?? '',
  }
}

const Donkeys = z.record(z.string(), z.number())
const Units = z.record(z.string(), z.int().min(1))

/** Units of a payment, named by their origins (`planks@sawmill:1`) or by the goods that would do (`milk/brick`). */
function unitsInWords(phrases: Phrases, say: Say, units: unknown): string | undefined {
  const known = Units.safeParse(units)
  if (!known.success) return undefined
  const parts = Object.entries(known.data).map(([of, number]) => unitInWords(phrases, say, of, number))
  return parts.length === 0 ? undefined : say.list(parts)
}

function unitInWords(phrases: Phrases, say: Say, of: string, number: number): string {
  if (of.includes('@')) return originInWords(phrases, say, of, number) ?? of
  const kinds = z.array(Good).parse(of.split('/'))
  const [only, ...others] = kinds
  return only !== undefined && others.length === 0
    ? phrases.names.amounts[only](number)
    : `${say.anyOf(kinds)} (${number})`
}

const Origin = z.tuple([Good, TileId, z.coerce.number().optional()])
const Step = z.tuple([TileId, TileId])
const Contact = z.tuple([TileId, z.coerce.number()])

/** The origin of units of a payment: `planks@sawmill:1` was made by seat 1, and `wood@woodcutter` by nobody. */
export const originInWords = (
  { names, at, by, fromMarket }: Phrases,
  say: Say,
  id: string,
  number?: number,
): string | undefined =>
  named(Origin, id.split(/[@:]/), ([good, tile, maker]) => {
    const kind = number === undefined ? names.goods[good] : names.amounts[good](number)
    if (tile === 'market') return fromMarket(kind)
    return at(maker === undefined ? kind : by(kind, say.seat(maker)), say.tile(tile))
  })

/** A donkey's step over a link: `church>farm`. */
export const stepInWords = ({ step }: Phrases, say: Say, id: string): string | undefined =>
  named(Step, id.split('>'), ([from, to]) => step(say.tile(from), say.tile(to)))

/** Where a road can lie: `farm/2`. People count segments from 1. */
export const contactInWords = ({ towards }: Phrases, say: Say, id: string): string | undefined =>
  named(Contact, id.split('/'), ([tile, segment]) => towards(say.tile(tile), segment + 1))
