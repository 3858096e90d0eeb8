import { z } from 'zod'
import { Proposals } from '../answers.ts'
import type { Person } from '../person.ts'
import { unlessRefused } from './unless-refused.ts'

/** If the proposal does not wait for this player, others have settled it already. */
const tooLate = ['proposal-over', 'not-asked', 'already-agreed', 'not-your-seat']

/** Agrees to a proposal or declines it, according to the player's habits. */
export async function vote({ api, dice, temperament }: Person, match: string): Promise<void> {
  const { items } = await api.get(`/v1/matches/${match}/proposals?limit=10`, Proposals)
  for (const { number, status } of items) {
    if (status !== 'open') continue
    const agree = dice.below(100) < temperament.agrees
    await unlessRefused(tooLate, api.post(`/v1/matches/${match}/proposals/${number}/answer`, { agree }, z.unknown()))
  }
}
