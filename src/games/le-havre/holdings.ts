/** The kinds of buildings that other cards count. */
export const buildingTypes = ['craft', 'economic', 'industrial', 'public', 'none', 'ship'] as const
export type BuildingType = (typeof buildingTypes)[number]

/** The totals of a player's own cards that other cards count. */
export interface Holdings {
  readonly hammers: number
  readonly fishermen: number
  /** How many buildings there are of each type. */
  readonly of: Readonly<Record<BuildingType, number>>
  /** Ships, including buildings that count as ships. */
  readonly ships: number
}
