import { z } from 'zod'

/** The viewer as a query parameter: the number of a seat, `spectator` or `administrator`. */
export const ViewerParam = z.union([
  z.enum(['spectator', 'administrator']),
  z
    .string()
    .regex(/^\d{1,2}$/, 'This must be the number of a seat, `spectator` or `administrator`.')
    .transform(Number),
])

/** The viewer in an answer. */
export const ViewerBody = z.union([z.int(), z.enum(['spectator', 'administrator'])]).meta({
  id: 'Viewer',
  description: 'The number of a seat, a spectator, or an administrator, from whom nothing is hidden.',
})
