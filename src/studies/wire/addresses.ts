import { z } from 'zod'

/** A study in an address. */
export const inStudy = z.strictObject({
  study: z.uuid().meta({ description: 'The id of the study.', example: '6d1f0a52-3c7e-4b8d-9a41-2e5f7c0b9d63' }),
})

const number = (least: number) => z.coerce.number().int().min(least).max(1_000_000_000)

/** A place on a board: its first position, or a node. */
export const PlaceNumber = number(0).meta({ description: 'The number of the node; 0: the first position.', example: 1 })

/** A move of a study in an address. */
export const atNode = inStudy.extend({
  node: number(1).meta({ description: 'The number of the node.', example: 1 }),
})

/** A place on a board in an address. */
export const atPlace = inStudy.extend({ node: PlaceNumber })
