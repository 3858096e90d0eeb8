import { z } from 'zod'

interface Words<Reason extends string, Label extends string> {
  /** Why a match can end. */
  readonly reasons: readonly Reason[]
  /** The lines of the score sheet. */
  readonly labels: readonly Label[]
  readonly seat?: z.ZodInt
  readonly points?: z.ZodInt
}

/** The schema of a result: why the match ended, and the place of every seat with its score line by line. */
export const resultSchema = <const Reason extends string, const Label extends string>({
  reasons,
  labels,
  seat = z.int().min(0),
  points = z.int(),
}: Words<Reason, Label>) =>
  z.strictObject({
    reason: z.enum(reasons).describe('Why it ended.'),
    seats: z
      .array(
        z.strictObject({
          seat: seat.describe('Its number.'),
          place: z.int().min(1).describe('1 is best; ties share a place, and seats that left come last.'),
          points: points.describe('The sum of the lines.'),
          lines: z
            .array(
              z.strictObject({
                label: z.enum(labels).describe('What the points are for.'),
                points: points.describe('The points of this line.'),
              }),
            )
            .describe('The score sheet.'),
        }),
      )
      .describe('Every seat, in the order of their numbers.'),
  })
