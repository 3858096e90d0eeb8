import { z } from 'zod'
import { catalogue } from '../catalogue.ts'

/** The id of a game that is played here, as a filter. */
export const GameId = z
  .string()
  .max(40)
  .refine((id) => catalogue.has(id), 'No game here has this id.')
