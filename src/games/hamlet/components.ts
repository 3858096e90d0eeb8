import { type Component, sentences } from '../kit/component.ts'
import { phraseFor } from '../kit/phrases.ts'
import type { Language } from '../kit/wording.ts'
import { SlotId, type Tile } from './box.ts'
import { boxFor, tilesOf } from './data/printed-box.ts'
import { hiring, sides } from './data/set-up.ts'
import { derivedSlots, doubts, readTokens } from './data/sources.ts'
import { type TileId, tileIds } from './data/tile-ids.ts'
import { edgesOf, type SegmentType } from './geometry/outline.ts'
import { phrasesIn } from './locales/index.ts'
import type { Phrases, Say } from './locales/phrases.ts'
import { speaker } from './locales/say.ts'
import { type TilePhrases, tilePhrases } from './locales/tile-phrases.ts'
import { pieceComponents } from './piece-components.ts'

/** Every piece of the box in words: tiles, delivery slots, sale tokens, goods and milestones, with both sides where a piece has two. */
export function components(language: Language): Component[] {
  const voice = voiceOf(language)
  return [...tileIds.map((id) => tile(voice, id)), ...slots(voice), ...sales(voice), ...pieceComponents(language)]
}

const [few, many] = [boxFor(Math.max(...sides.few)), boxFor(Math.max(...sides.many))]

interface Voice {
  readonly phrases: Phrases
  readonly pieces: TilePhrases
  readonly say: Say
}

function voiceOf(language: Language): Voice {
  const phrases = phrasesIn[language]
  return { phrases, pieces: tilePhrases[language], say: speaker(language, phrases, many, String) }
}

function tile(voice: Voice, id: TileId): Component {
  const { phrases, pieces } = voice
  const printed = tilesOf(many)[id]
  const { values } = pieces
  const cost = costOf(voice, printed)
  const built = 'vp' in printed && cost !== null ? [values.points(phrases.names.point(printed.vp))] : []
  const stack = 'stack' in printed ? [values.stack(printed.stack && phrases.names.goods[printed.stack])] : []
  return {
    kind: 'tile',
    id,
    group: pieces.groups.tiles,
    number: null,
    name: phrases.names.tiles[id],
    values: [...built, ...stack, segmentsOf(voice, printed)],
    cost,
    fee: null,
    text: sentences(textOf(voice, printed)),
    provenance: sourceOf(voice, id),
  }
}

/** The types of the segments in turn, as "forest × 2, road". The last segment of a walk around meets the first. */
function segmentsOf({ pieces: { values } }: Voice, tile: Tile): string {
  const types = edgesOf(tile).map(({ type }) => type)
  const start = Math.max(
    0,
    types.findIndex((type, index) => type !== types.at(index - 1)),
  )
  const turned = [...types.slice(start), ...types.slice(0, start)]
  const runs: { type: SegmentType; many: number }[] = []
  for (const type of turned) {
    const last = runs.at(-1)
    if (last?.type === type) last.many += 1
    else runs.push({ type, many: 1 })
  }
  const said = runs.map(({ type, many }) => (many === 1 ? values.land[type] : `${values.land[type]} × ${many}`))
  return values.segments(types.length, said.join(', '))
}

/** The cost of building a tile: goods or coins; null for a tile that lies on the table from the start. */
function costOf({ phrases, say }: Voice, printed: Tile): string | null {
  if (!('cost' in printed)) return null
  const { goods, coins } = printed.cost
  if (coins > 0) return phrases.names.coin(coins)
  return Object.keys(goods).length === 0 ? null : say.goods(goods)
}

function textOf({ phrases: { names }, pieces, say }: Voice, printed: Tile): string[] {
  switch (printed.kind) {
    case 'church':
      return [pieces.church]
    case 'market':
      return [few, many].map(({ market: { prices } }) =>
        pieces.market(names.coin(prices.raw), names.coin(prices.refined), prices === few.market.prices),
      )
    case 'town-hall':
      return [pieces.townHall(say.list(hiring.villagers.map(names.coin)), names.coin(hiring.donkey))]
    case 'source':
      return [
        pieces.source(say.anyOf(printed.goods), printed.slots, printed.startsWith),
        pieces.filling(say.reward(printed.reward)),
      ]
    case 'refinery':
      return [
        pieces.refinery(names.goods[printed.from], names.goods[printed.makes], printed.slots),
        pieces.used(say.reward(printed.reward)),
      ]
    case 'landmark': {
      const { score } = printed
      const atMost = 'atMost' in score ? score.atMost : 0
      return [phraseFor(pieces.scores, { type: score.for, atMost }, names.point(score.each))]
    }
  }
}

function sourceOf({ pieces: { aspects, sources }, say }: Voice, id: TileId): Component['provenance'] {
  const { oneSource = [], derived = [], house = [] } = doubts[id] ?? {}
  const list = (named: typeof oneSource) => say.list(named.map((aspect) => aspects[aspect]))
  return {
    status: house.length > 0 ? 'house' : oneSource.length + derived.length > 0 ? 'ruling' : 'verified',
    note: sentences([
      ...(house.length === 0 ? [] : [sources.house(list(house))]),
      ...(oneSource.length === 0 ? [] : [sources.oneSource(list(oneSource))]),
      ...(derived.length === 0 ? [] : [sources.derived(list(derived))]),
      sources.sure,
    ]),
  }
}

/** The delivery slots of the church's larger side; the side for two players has some of them. */
const slots = ({ phrases, pieces, say }: Voice): Component[] =>
  SlotId.options.flatMap((id) => {
    const slot = many.church.slots[id]
    if (slot === undefined) return []
    const isOnBoth = few.church.slots[id] !== undefined
    return [
      {
        kind: 'slot',
        id,
        group: pieces.groups.slots,
        number: null,
        name: say.slot(slot),
        values: [pieces.slotsFor(isOnBoth)],
        cost: null,
        fee: null,
        text: sentences([pieces.slot(say.slot(slot), phrases.names.point(slot.vp))]),
        provenance: derivedSlots.includes(id)
          ? { status: 'ruling', note: sentences([pieces.sources.derivedSide]) }
          : { status: 'house', note: sentences([isOnBoth ? pieces.sources.oneSide : pieces.sources.ours]) },
      },
    ]
  })

const sales = ({ pieces, say }: Voice): Component[] =>
  Object.entries(many.sales).map(([id, { level, goods, reward }]) => ({
    kind: 'token',
    id,
    group: pieces.groups.sales,
    number: null,
    name: say.goods(goods),
    values: [pieces.level(level)],
    cost: null,
    fee: null,
    text: sentences([pieces.sale(say.goods(goods), say.reward(reward))]),
    provenance: readTokens.includes(id)
      ? { status: 'verified', note: sentences([pieces.sources.read]) }
      : { status: 'house', note: sentences([pieces.sources.ours]) },
  }))
