import type { Match } from '../api/schemas.ts'
import { reader } from '../api/session.ts'

type Player = Match['players'][number]

/** The reader among the players: by their seat or, before the match begins and seats are drawn, by their name. */
export function ownPlayer({ players, yourSeat }: Pick<Match, 'players' | 'yourSeat'>): Player | undefined {
  if (yourSeat !== null) return players.find(({ seat }) => seat === yourSeat)
  const me = reader.value
  return me.kind === 'account' ? players.find(({ seat, name }) => seat === null && name === me.account.name) : undefined
}

/** Whether the reader has a seat that they have not given up. */
export const isPlaying = (match: Match): boolean => match.yourSeat !== null && ownPlayer(match)?.resigned === false

/** Whether the reader takes part. A reader whom a mailed link has signed in does. */
export const isJoined = (match: Match): boolean => reader.peek().kind === 'pass' || ownPlayer(match) !== undefined
