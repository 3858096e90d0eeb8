import { z } from 'zod'
import type { Result } from '../game.ts'
import type { GameWording, Names } from '../kit/wording.ts'

const ScoreLine = z
  .object({
    label: z.string(),
    says: z.string().describe('The label in your language.'),
    explains: z.string().describe('What the line counts, in a sentence; empty where the label says it.'),
    points: z.number(),
  })
  .meta({ id: 'ScoreLine', description: 'A line of the score.' })

export const ResultBody = z
  .object({
    reason: z.string().describe('Why the match ended, as an id of the game’s own.'),
    says: z.string().describe('Why it ended, as a sentence.'),
    seats: z.array(
      z
        .object({
          seat: z.int(),
          player: z.string(),
          place: z.int().describe('1 is best; ties share a place.'),
          points: z.number(),
          lines: z.array(ScoreLine).describe('How the points came together.'),
        })
        .meta({ id: 'SeatResult', description: 'The result of one seat.' }),
    ),
  })
  .meta({ id: 'Result', description: 'How a match ended, as recorded at that time.' })

/** A result, with what it says. */
export function resultSays(result: Result, wording: GameWording, names: Names): z.infer<typeof ResultBody> {
  const { reason, seats } = result
  return {
    reason,
    says: wording.ending(result, names),
    seats: seats.map(({ seat, place, points, lines }) => ({
      seat,
      player: names(seat),
      place,
      points,
      lines: lines.map(({ label, points: each }) => ({
        label,
        says: wording.score(label),
        explains: wording.scoreExplained(label),
        points: each,
      })),
    })),
  }
}
