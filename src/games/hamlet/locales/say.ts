import { conjunctions, disjunctions } from '../../kit/lists.ts'
import { unmarked } from '../../kit/marks.ts'
import { spoken } from '../../kit/phrases.ts'
import type { Language, Naming, Names as SeatNames } from '../../kit/wording.ts'
import type { Box } from '../box.ts'
import type { TileId } from '../data/tile-ids.ts'
import { goods } from '../goods.ts'
import { noun } from '../nouns.ts'
import type { Phrases, Say } from './phrases.ts'

/** Names things in one language. Tokens and slots are named by what is printed on them in this box. */
export function speaker(
  language: Language,
  phrases: Phrases,
  { sales, church }: Box,
  seat: SeatNames,
  naming: Naming = unmarked,
): Say {
  const { names, nothing } = phrases
  const { slots } = church
  const all = conjunctions[language]
  const any = disjunctions[language]
  const tile = (id: TileId) => naming(noun('tile', id), names.tiles[id])
  const good = (id: string, words: string) => naming(noun('good', id), words)
  const rewards = { coins: names.coin, vp: names.point }
  const say: Say = {
    seat,
    list: (parts) => all.format(parts),
    seats: (seats) => say.list(seats.map(seat)),
    tile: (id) => phrases.tile(tile(id)),
    called: (id, words) => naming(noun('tile', id), words),
    tiles: (ids) => say.list(ids.map(tile)) || phrases.none,
    goods: (counts) => say.list(spoken(goods, names.amounts, counts, good)) || nothing,
    anyOf: (kinds) => any.format(kinds.map((kind) => good(kind, names.goods[kind]))),
    reward: (reward) => say.list(spoken(['coins', 'vp'], rewards, reward)) || nothing,
    sale: (token) => naming(noun('token', token), say.goods(sales[token]?.goods ?? {})),
    milestone: (id) => naming(noun('milestone', id), names.milestones[id]),
    slot: ({ of, number, coins }) => (coins > 0 ? names.coin(coins) : `${say.anyOf(of)} (${number})`),
    slotOf: (id) => (slots[id] === undefined ? '' : naming(noun('slot', id), say.slot(slots[id]))),
  }
  return say
}
