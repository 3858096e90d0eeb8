import { z } from 'zod'

interface Words<Reason extends string, Label extends string> {
  /** Why a match can end. */
  readonly reasons: readonly Reason[]
  /** The lines of the score sheet. */
  readonly labels: readonly Label[]
  readonly seat?: z.ZodInt
  readonly points?: z.ZodInt
}

/** The schema of how a match ended: why, and every seat's place with its score line by line. */
export const resultSchema = <const Reason extends string, const Label extends string>({
  reasons,
  labels,
  seat = z.int().min(0),
  points = z.int(),
}: Words<Reason, Label>) =>
  z.strictObject({
    reason: z.enum(reasons),
    seats: z.array(
      z.strictObject({
        seat,
        place: z.int().min(1),
        points,
        lines: z.array(z.strictObject({ label: z.enum(labels), points })),
      }),
    ),
  })
