import { havana } from '../src/games/havana/index.ts'
import { pick } from '../src/games/kit/dice.ts'
import { seededDice } from '../src/games/playout/seeded-dice.ts'
import { liveMatches } from '../src/matches/record/live-matches.ts'
import type { Platform } from '../src/platform/platform.ts'
import type { Client } from './client.ts'
import { answered } from './http.ts'
import { longMatch } from './long-match.ts'
import { signedInPlayers } from './players.ts'
import { wallTime } from './wall-time.ts'

/** How long moves over HTTP take in a new match of Havana with so many entries, in milliseconds. */
export async function lateMoves(platform: Platform, http: Client, entries: number, moves: number): Promise<number[]> {
  const players = await signedInPlayers(platform, 3)
  const { id } = await longMatch(platform, havana, players, entries)
  const lot = seededDice('alone', entries)
  const times: number[] = []
  while (times.length < moves) {
    const { head, record } = await liveMatches(platform).newest(id)
    const owing = pick(lot, head.decisions)
    if (owing === undefined) break
    const move = pick(lot, record.game.choices(head.state, owing.seat))?.example
    const { token = '' } = players[owing.seat] ?? {}
    const call = { method: 'POST', path: `/v1/matches/${id}/moves`, token, body: { moves: [move] } } as const
    times.push(await wallTime(() => answered(http, call, 200)))
  }
  // The first move after the match was made elsewhere folds its journal.
  return times.slice(1)
}
