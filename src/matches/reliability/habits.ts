import { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { fewestAnswers } from './answer-times.ts'
import { fewestDecisions, reliabilityOf, usualTimeOf } from './reliability.ts'

const ReliabilityBody = z
  .object({
    share: z
      .int()
      .nullable()
      .describe(
        `The percentage of decisions that were made in time, rounded down; null below ${fewestDecisions} decisions.`,
      ),
    decisions: z.int().describe('The number of decisions with a deadline, outside private matches.'),
  })
  .meta({ id: 'Reliability', description: 'How often somebody decides in time.' })

const seconds = (share: string) => z.int().describe(`They give ${share} of their answers within this many seconds.`)
const UsualTimeBody = z
  .object({
    quarter: seconds('a quarter'),
    half: seconds('half'),
    threeQuarters: seconds('three quarters'),
    answers: z
      .int()
      .describe('The number of answers that they gave by hand, in matches with other people, outside private ones.'),
  })
  .meta({
    id: 'UsualTime',
    description:
      'How long somebody usually takes to answer, by the calendar, from the moment they are asked: quartiles, near the exact ones.',
  })

/** How somebody decides, as everybody may know it. */
export const Habits = z.object({
  reliability: ReliabilityBody,
  usualTime: UsualTimeBody.nullable().describe(`Null below ${fewestAnswers} answers.`),
})

/** How an account decides in its public matches. */
export async function habitsOf(platform: Pick<Platform, 'database'>, account: string): Promise<z.infer<typeof Habits>> {
  return { reliability: await reliabilityOf(platform, account), usualTime: await usualTimeOf(platform, account) }
}
