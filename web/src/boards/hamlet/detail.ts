import { pair } from '../../words/pair.ts'
import type { Subject } from '../board.ts'
import { goods } from './goods.ts'
import { slotIds, tileOf, type View } from './view.ts'
import { wordsIn } from './words.ts'

/** What a blueprint costs, now and to build, and its points; what a sale or a delivery brings; the price at the market. */
export function detail({ view, noun: { kind, id }, pieces, language }: Subject<View>): string | undefined {
  const words = wordsIn[language]
  const coins = (many: number) => `${many} ${words.counted.coins(many)}`
  switch (kind) {
    case 'tile':
      return blueprint()
    case 'token': {
      const reward = view.box.sales[id]?.reward
      return reward && `${words.worth(reward.vp)}, ${coins(reward.coins)}`
    }
    case 'slot': {
      const slot = slotIds.find((one) => one === id)
      const vp = slot && view.box.church.slots[slot]?.vp
      return vp === undefined ? undefined : words.worth(vp)
    }
    case 'origin': {
      const [good, at] = String(id).split('@')
      const { raw, refined } = view.box.market.prices
      return at === 'market' ? coins(goods.slice(0, 3).some((one) => one === good) ? raw : refined) : undefined
    }
    default:
      return undefined
  }

  function blueprint(): string | undefined {
    const place = view.row.findIndex(({ tile }) => tile === id)
    const isHeld = view.seats.some(({ blueprints }) => blueprints.some((tile) => tile === id))
    if (place < 0 && !isHeld) return undefined
    const tile = tileOf(view, String(id))
    const cost = pieces.componentOf({ kind, id })?.cost
    return [
      ...(isHeld ? [] : [words.price(place, view.row[place]?.coins ?? 0)]),
      ...(cost ? [isHeld ? cost : pair(words.toBuild, cost)] : []),
      ...(tile && 'vp' in tile ? [words.worth(tile.vp)] : []),
    ].join(' · ')
  }
}
