import { z } from 'zod'
import { Match } from '../../answers.ts'
import type { Opening } from '../openings.ts'
import type { Person } from '../person.ts'
import { unlessRefused } from './unless-refused.ts'

/** One player opens a match and the others join it; for a private match they are invited first. @returns its id */
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

/** Takes a seat. @returns whether the player could */
export async function joinMatch({ api }: Person, match: string): Promise<boolean> {
  return (await unlessRefused(tooLate, api.post(`/v1/matches/${match}/seats`, {}, Match))) !== undefined
}

/** Offers a rematch of a finished match to the same players. @returns the new match */
export async function playAgain({ api }: Person, match: string): Promise<string> {
  return (await api.post(`/v1/matches/${match}/rematch`, undefined, Match)).id
}
