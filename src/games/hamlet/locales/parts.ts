import { z } from 'zod'
import type { RefusalParams } from '../../kit/illegal-move.ts'
import { named, one } from '../../kit/phrases.ts'
import type { Tagged } from '../../kit/words.ts'
import { type Box, SlotId, TokenId } from '../box.ts'
import { RefineryId, SourceId, TileId } from '../data/tile-ids.ts'
import { Good } from '../goods.ts'
import type { Chosen, Phrases, Say, Told } from './phrases.ts'

/** Names what a choice or a refusal says; a part that it does not say stays empty. */

/** What a choice fixes. */
export function chosen({ names }: Phrases, say: Say, { sources, refineries }: Box, move: Tagged): Chosen {
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

/** What a refusal told. */
export function told({ names }: Phrases, say: Say, params: RefusalParams): Told {
  const { tile, good, token, slot, number, missing, tooMuch } = params
  return {
    tile: named(TileId, tile, say.tile) ?? '',
    good: named(Good, good, (id) => names.goods[id]) ?? '',
    sale: named(TokenId, token, say.sale) ?? '',
    slot: named(SlotId, slot, say.slotOf) ?? '',
    number: [number, missing, tooMuch].find((told) => typeof told === 'number') ?? 0,
  }
}

const Origin = z.tuple([Good, TileId, z.coerce.number().optional()])
const Step = z.tuple([TileId, TileId])
const Contact = z.tuple([TileId, z.coerce.number()])

/** Where a unit of a payment comes from: `planks@sawmill:1` was made by seat 1, and `wood@woodcutter` by nobody. */
export const originInWords = ({ names, at, by, fromMarket }: Phrases, say: Say, id: string): string | undefined =>
  named(Origin, id.split(/[@:]/), ([good, tile, maker]) => {
    const kind = names.goods[good]
    if (tile === 'market') return fromMarket(kind)
    return at(maker === undefined ? kind : by(kind, say.seat(maker)), say.tile(tile))
  })

/** A donkey's way over a link: `church>farm`. */
export const stepInWords = ({ step }: Phrases, say: Say, id: string): string | undefined =>
  named(Step, id.split('>'), ([from, to]) => step(say.tile(from), say.tile(to)))

/** Where a road can lie: `farm/2`. People count segments from 1. */
export const contactInWords = ({ towards }: Phrases, say: Say, id: string): string | undefined =>
  named(Contact, id.split('/'), ([tile, segment]) => towards(say.tile(tile), segment + 1))
