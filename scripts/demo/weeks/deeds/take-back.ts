import { Played } from '../../answers.ts'
import type { Person } from '../person.ts'
import { unlessRefused } from './unless-refused.ts'

const notBack = ['nothing-to-take-back', 'others-have-moved', 'something-was-revealed', 'match-over', 'not-your-seat']

/** Takes back a player's last move where the rules allow it. @returns whether they could */
export async function takeBack({ api }: Person, match: string): Promise<boolean> {
  return (await unlessRefused(notBack, api.post(`/v1/matches/${match}/take-back`, {}, Played))) !== undefined
}
