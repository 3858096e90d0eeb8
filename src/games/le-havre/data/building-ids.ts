import { z } from 'zod'

/** Every building card by a name that reads; the printed numbers stand on the cards. */

/** The 33 standard buildings, in the order of their numbers. */
export const standardIds = [
  'building-firm-1',
  'building-firm-2',
  'construction-firm',
  'marketplace',
  'sawmill',
  'fishery',
  'joinery',
  'bakehouse',
  'hardware-store',
  'charcoal-kiln',
  'smokehouse',
  'abattoir',
  'clay-mound',
  'arts-centre',
  'wharf-12',
  'black-market',
  'brickworks',
  'local-court',
  'colliery',
  'wharf-17',
  'shipping-line',
  'grocery-market',
  'tannery',
  'business-office',
  'ironworks',
  'steel-mill',
  'storehouse',
  'cokery',
  'dock',
  'bridge-over-the-seine',
  'town-hall',
  'bank',
  'church',
] as const

/** The 36 special buildings of the box. */
export const specialIds = [
  'labour-exchange',
  'bakery',
  'baguette-shop',
  'farm',
  'clothing-industry',
  'iron-mine-and-coal-seam',
  'fish-market',
  'fish-restaurant',
  'fishpond-and-wood',
  'forest-hut',
  'plant-nursery',
  'business-park',
  'guildhouse',
  'harbour-watch',
  'smelter',
  'diner',
  'hunting-lodge',
  'coal-trader',
  'patisserie',
  'furriery',
  'leather-industry',
  'kiln',
  'luxury-yacht',
  'feedlot',
  'masons-guild',
  'furniture-factory',
  'town-square',
  'tavern',
  'haulage-firm',
  'schnaps-distillery',
  'steelworks',
  'steakhouse',
  'wind-farm',
  'brick-manufacturer',
  'zoo',
  'workers-cottages',
] as const

/** The promotional cards. */
export const promoIds = [
  'dunny',
  'football-stadium',
  'construction-site',
  'logging-camp',
  'ms-dagmar',
  'pawnbrokers',
  'pirates-lair',
  'junkyard',
  'dive-bar',
  'picket-line',
  'tobacco-factory',
  'cattle-drive',
] as const

/** The cards of Le Grand Hameau and Essen 2010. */
export const grandHameauIds = [
  'wooden-crane',
  'lumber-mill',
  'main-station',
  'hotel',
  'fur-factory',
  'wainwrights',
  'fishermans-hut',
  'soup-kitchen',
  'cattle-market',
  'brick-trader',
  'clay-company',
  'smelting-furnace',
  'flea-market',
  'inn',
  'cannery-row',
  'hides-trader',
  'fur-industry',
  'department-of-agriculture',
  'department-of-economics',
  'stockmarket',
  'souvenir-shop',
  'wreckers',
  'blast-furnace',
  'biofuel-facility',
  'ranch',
  'trading-firm',
  'trafficking-spot',
  'major-corporation',
  'emporium',
  'cobblers',
  'rattletrap-car',
  'wholesale-bakery',
  'toy-fair',
] as const

export const BuildingId = z.enum([...standardIds, ...specialIds, ...promoIds, ...grandHameauIds])
export type BuildingId = z.infer<typeof BuildingId>

/** The card of which it is remembered whether a player has ever owned it (`bankHeld`): another card pays for that. */
export const firstOwnerKnown: BuildingId = 'bank'

/** Of the 36 special buildings of the box the last one differs by edition: an option says which it is. */
export const lastOfTheBox = ['workers-cottages', 'football-stadium'] as const satisfies readonly BuildingId[]
