import { z } from 'zod'
import { inDigits } from '../../platform/http/parameters.ts'

/** A study in a path. */
export const inStudy = z.strictObject({
  study: z
    .uuid()
    .toLowerCase()
    .meta({ description: 'The id of the study.', example: '6d1f0a52-3c7e-4b8d-9a41-2e5f7c0b9d63' }),
})

const number = (least: number) => inDigits(z.int().min(least).max(1_000_000_000))

/** A node of a board, or 0 for its first position. */
export const PlaceNumber = number(0).meta({ description: 'The number of the node; 0: the first position.', example: 1 })

/** A node of a study in a path. */
export const atNode = inStudy.extend({
  node: number(1).meta({ description: 'The number of the node.', example: 1 }),
})

/** A node of a board, or its first position, in a path. */
export const atPlace = inStudy.extend({ node: PlaceNumber })
