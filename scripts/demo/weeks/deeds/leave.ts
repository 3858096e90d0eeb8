import { z } from 'zod'
import { Nothing, Played } from '../../answers.ts'
import type { Api } from '../../api.ts'
import type { Person } from '../person.ts'
import { unlessRefused } from './unless-refused.ts'

const notThere = ['match-over', 'already-resigned', 'not-your-seat']

/** Gives up a player's seat in a match. @returns whether they had a seat to give up */
export async function resign({ api }: Person, match: string): Promise<boolean> {
  return (await unlessRefused(notThere, api.post(`/v1/matches/${match}/resignation`, undefined, Played))) !== undefined
}

/** Erases a player's account for good. */
export async function erase(person: Person): Promise<void> {
  const api = await person.signIn()
  await api.delete('/v1/account', { password: person.password }, Nothing)
}

/** An administrator bans a player. */
export async function ban(administrator: Api, { account }: Person): Promise<void> {
  await administrator.post(`/v1/admin/accounts/${account}/ban`, { reason: 'insults at the table' }, z.unknown())
}
