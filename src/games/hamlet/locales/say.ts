import { spoken } from '../../kit/phrases.ts'
import type { Language, Names as SeatNames } from '../../kit/wording.ts'
import type { Box } from '../box.ts'
import { goods } from '../goods.ts'
import type { Phrases, Say } from './phrases.ts'

/** Names things in one language, for the sentences: of tokens and slots, what the box has printed on them. */
export function speaker(language: Language, phrases: Phrases, { sales, church }: Box, seat: SeatNames): Say {
  const { names, nothing } = phrases
  const { slots } = church
  const all = new Intl.ListFormat(language, { type: 'conjunction' })
  const any = new Intl.ListFormat(language, { type: 'disjunction' })
  const rewards = { coins: names.coin, vp: names.point }
  const say: Say = {
    seat,
    list: (parts) => all.format(parts),
    seats: (seats) => say.list(seats.map(seat)),
    tile: (id) => phrases.tile(names.tiles[id]),
    tiles: (ids) => say.list(ids.map((id) => names.tiles[id])) || phrases.none,
    goods: (counts) => say.list(spoken(goods, names.amounts, counts)) || nothing,
    anyOf: (kinds) => any.format(kinds.map((good) => names.goods[good])),
    reward: (reward) => say.list(spoken(['coins', 'vp'], rewards, reward)) || nothing,
    sale: (token) => say.goods(sales[token]?.goods ?? {}),
    slot: ({ of, number, coins }) => (coins > 0 ? names.coin(coins) : `${say.anyOf(of)} (${number})`),
    slotOf: (id) => (slots[id] === undefined ? '' : say.slot(slots[id])),
  }
  return say
}
