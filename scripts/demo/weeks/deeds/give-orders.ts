import { z } from 'zod'
import { Choices } from '../../answers.ts'
import type { Person } from '../person.ts'
import { unlessRefused } from './unless-refused.ts'

const notNow = ['not-your-seat', 'match-over', 'already-resigned']

/** An answer in advance: to whatever is asked, where no question is named. */
export interface StandingOrder {
  readonly question?: string
  readonly move: unknown
  readonly conditions?: readonly unknown[]
  readonly stays?: boolean
}

/** Somebody says what shall be answered in their name: in place of all that they said before. @returns whether they could */
export async function giveOrders({ api }: Person, match: string, orders: readonly StandingOrder[]): Promise<boolean> {
  return (await unlessRefused(notNow, api.put(`/v1/matches/${match}/orders`, { orders }, z.unknown()))) !== undefined
}

/** What somebody may do now, as orders: each as its form's example. */
export async function examples({ api }: Person, match: string): Promise<StandingOrder[]> {
  const offered = await unlessRefused(['not-your-seat'], api.get(`/v1/matches/${match}/choices`, Choices))
  return (offered?.choices ?? []).map(({ example }) => ({ move: example }))
}
