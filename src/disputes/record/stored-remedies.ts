import { z } from 'zod'
import { TaggedJson } from '../../journal/entry.ts'

const seat = z.int()

/**
 * A remedy as the database has it. A move has the form of the rules of its time. It may be about something hidden, so
 * no answer shows it.
 */
const StoredRemedy = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rewind'), to: z.int() }),
  z.object({ kind: z.literal('move'), seat, move: TaggedJson }),
  z.object({ kind: z.literal('replace'), seat }),
  z.object({
    kind: z.literal('end'),
    result: z.array(z.object({ seat, place: z.int(), points: z.number() })),
  }),
  z.object({ kind: z.literal('annul') }),
])
export const StoredRemedies = z.array(StoredRemedy)
export type StoredRemedy = z.infer<typeof StoredRemedy>
