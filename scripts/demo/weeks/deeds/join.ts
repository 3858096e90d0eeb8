import { z } from 'zod'
import { Match } from '../../answers.ts'
import type { Person } from '../person.ts'
import type { Opening } from '../tables.ts'
import { unlessRefused } from './unless-refused.ts'

/** Somebody opens a match, and the others join it: where it is private, once they are invited. @returns its id */
export async function openMatch(opening: Opening, name: string, people: readonly Person[]): Promise<string> {
  const { game, options = {}, bots = 0, pace, late } = opening
  const [host, ...guests] = people
  if (host === undefined) throw new Error('nobody is there to play')
  const seats = people.length + bots
  const wish = { game, options, seats, bots, pace, late, name, private: opening.private ?? false }
  const { id } = await host.api.post('/v1/matches', wish, Match)
  for (const guest of guests) {
    if (opening.private) await host.api.post(`/v1/matches/${id}/invitations`, { email: guest.email }, z.unknown())
    else await joinMatch(guest, id)
  }
  return id
}

const tooLate = ['already-joined', 'match-not-open']

/** Somebody takes a seat. @returns whether they could */
export async function joinMatch({ api }: Person, match: string): Promise<boolean> {
  return (await unlessRefused(tooLate, api.post(`/v1/matches/${match}/seats`, {}, Match))) !== undefined
}

/** Somebody wants to play a match that is over again, with the same people. @returns the new match */
export async function playAgain({ api }: Person, match: string): Promise<string> {
  return (await api.post(`/v1/matches/${match}/rematch`, undefined, Match)).id
}
