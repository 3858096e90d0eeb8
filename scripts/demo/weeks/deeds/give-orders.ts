import { z } from 'zod'
import { Choices } from '../../answers.ts'
import type { Person } from '../person.ts'
import { unlessRefused } from './unless-refused.ts'

const notNow = ['not-your-seat', 'match-over', 'already-resigned']

/** A standing order: for the named question, or for any if none is named. */
interface StandingOrder {
  readonly question?: string
  readonly move: unknown
  readonly conditions?: readonly unknown[]
  readonly stays?: boolean
}

/** Replaces all of a player's standing orders. @returns whether the server accepted them */
export async function giveOrders({ api }: Person, match: string, orders: readonly StandingOrder[]): Promise<boolean> {
  return (await unlessRefused(notNow, api.put(`/v1/matches/${match}/orders`, { orders }, z.unknown()))) !== undefined
}

/** Every legal choice as an order, filled in with its example. */
export async function examples({ api }: Person, match: string): Promise<StandingOrder[]> {
  const offered = await unlessRefused(['not-your-seat'], api.get(`/v1/matches/${match}/choices`, Choices))
  return (offered?.choices ?? []).map(({ example }) => ({ move: example }))
}
