/** The kinds of buildings that other cards count. */
export const buildingTypes = ['craft', 'economic', 'industrial', 'public', 'none', 'ship'] as const
export type BuildingType = (typeof buildingTypes)[number]

/** What a player's own cards come to, where another card counts them. */
export interface Holdings {
  readonly hammers: number
  readonly fishermen: number
  /** How many buildings there are of each type. */
  readonly of: Readonly<Record<BuildingType, number>>
  /** Ships, with those buildings that count as one. */
  readonly ships: number
}
