import { z } from 'zod'

/** The 32 tiles, by their purpose. */

/** Tiles that produce raw goods. */
export const sourceIds = ['woodcutter', 'quarry', 'farm', 'barn-opposite', 'barn-bent'] as const
/** Tiles that turn raw goods into refined ones. */
export const refineryIds = [
  'sawmill',
  'stonemason',
  'dairy-farm',
  'flour-mill',
  'master-stonemason',
  'lumber-mill',
  'windmill',
  'dairy-estate',
] as const
/** Tiles that carry the flag of their builder, and score for that seat at the end. */
export const landmarkIds = [
  'shrine',
  'trade-post',
  'pond-forest',
  'pond-mountain',
  'woodland-small',
  'mountain-range-small',
  'warehouse',
  'stables',
  'outpost-1',
  'outpost-2',
  'smithy',
  'mountain-range-large',
  'square',
  'monument',
  'tavern',
  'woodland-large',
] as const

export const SourceId = z.enum(sourceIds)
export type SourceId = z.infer<typeof SourceId>
export const RefineryId = z.enum(refineryIds)
export type RefineryId = z.infer<typeof RefineryId>
export const LandmarkId = z.enum(landmarkIds)
export type LandmarkId = z.infer<typeof LandmarkId>

export const tileIds = ['church', 'market', 'town-hall', ...sourceIds, ...refineryIds, ...landmarkIds] as const
export const TileId = z.enum(tileIds).meta({ id: 'HamletTileId', description: 'A tile.' })
export type TileId = z.infer<typeof TileId>

/** The tiles that lie around the church from the start. Rulebook: Setup. */
export const ringIds = ['woodcutter', 'quarry', 'farm', 'market', 'town-hall'] as const satisfies readonly TileId[]
