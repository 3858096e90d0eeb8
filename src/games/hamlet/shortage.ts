import type { TileId } from './data/tile-ids.ts'
import { inWriting, type Lack, type Need, type Pay, type Price, serves } from './price.ts'
import { refuse } from './refuse.ts'
import { type Supply, suppliesAnywhere, tileOfSupply } from './supplies.ts'
import type { Turn } from './turn.ts'
import { donkeysMissing } from './village.ts'

/** Refuses a payment, and says which goods are missing or too many, or where a donkey is missing on the way. */
export function explain(turn: Turn, at: TileId, asked: Price, lack: Lack): never {
  switch (lack.kind) {
    case 'unasked':
      return refuse('goods-not-asked', { tooMuch: lack.named, asked: inWriting(asked.needs) })
    case 'absent':
      return explainAbsent(turn, at, asked, lack.named)
    case 'short':
      return lack.isNamed
        ? refuse('payment-short', { missing: inWriting(lack.needs) })
        : explainShort(turn, at, asked, lack.needs)
    case 'over':
      return refuse('payment-too-much', { tooMuch: inWriting(lack.needs) })
    case 'coins':
      return refuse('coins-short', { missing: lack.missing, bought: lack.bought })
  }
}

/** Why named goods cannot pay: they are not there, they cannot be bought for a sale, or they cannot be transported. */
function explainAbsent(turn: Turn, at: TileId, asked: Price, named: Pay): never {
  const [[origin, number] = ['', 0]] = Object.entries(named)
  const supply = suppliesAnywhere(turn).find((one) => one.origin === origin)
  const lacking = number - (supply?.there ?? 0)
  if (supply === undefined || lacking > 0) return refuse('goods-not-there', { missing: { [origin]: lacking } })
  if (!serves(asked, supply)) return refuse('no-purchases', { missing: { [origin]: number } })
  return cannotBring(turn, at, supply, number)
}

/**
 * Why goods in reach are not enough: names the goods that could be brought with the fewest further donkeys or, if there
 * are none, the missing goods.
 */
function explainShort(turn: Turn, at: TileId, asked: Price, needs: readonly Need[]): never {
  const [need] = needs
  const elsewhere = suppliesAnywhere(turn).filter((supply) => need?.of.includes(supply.good) && serves(asked, supply))
  const [nearest] = elsewhere
    .flatMap((supply) => {
      const missing = missingFor(turn, at, supply)
      return missing === undefined || missing.length === 0 ? [] : [{ supply, donkeys: missing.length }]
    })
    .toSorted((one, other) => one.donkeys - other.donkeys)
  if (need === undefined || nearest === undefined) return refuse('payment-short', { missing: inWriting(needs) })
  return cannotBring(turn, at, nearest.supply, Math.min(need.number, nearest.supply.there))
}

function cannotBring(turn: Turn, at: TileId, supply: Supply, number: number): never {
  const missing = { [supply.origin]: number }
  const donkeys = missingFor(turn, at, supply)
  if (donkeys === undefined) return refuse('no-way', { missing, tile: at })
  return refuse('donkey-missing', { missing, tile: at, donkeys: Object.fromEntries(donkeys.map((tile) => [tile, 1])) })
}

const missingFor = ({ village, own }: Turn, at: TileId, supply: Supply): TileId[] | undefined =>
  donkeysMissing(village, own.donkeys, tileOfSupply(supply), at)
