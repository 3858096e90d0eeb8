import { setTimeout as wait } from 'node:timers/promises'
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

/** Waits until the load of making the matches has passed, so that it slows no measured move. */
const secondsToSettle = 3

/**
 * How long moves over HTTP take in new matches of Havana, in milliseconds: one list for each of the lengths, in entries.
 * The matches take turns, so that all have the same conditions.
 * @param matches of each length
 * @param moves of each match, if it is not over before
 */
export async function lateMoves(
  platform: Platform,
  http: Client,
  lengths: readonly number[],
  { matches, moves }: { readonly matches: number; readonly moves: number },
): Promise<number[][]> {
  const ages = lengths.map((length) => {
    const times: number[] = []
    return { length, times }
  })
  const playing: { readonly times: number[]; readonly move: Move }[] = []
  for (let number = 0; number < matches; number++)
    for (const { length, times } of ages) playing.push({ times, move: await lateMatch(platform, http, length, number) })
  await wait(secondsToSettle * 1000)
  // The first move after the match was made elsewhere folds its journal.
  for (const { move } of playing) await move()
  for (let made = 1; made < moves; made++)
    for (const { times, move } of playing) {
      const time = await move()
      if (time !== undefined) times.push(time)
    }
  return ages.map(({ times }) => times)
}

/** Makes a random move over HTTP. @returns how many milliseconds it took; undefined if the match is over */
type Move = () => Promise<number | undefined>

async function lateMatch(platform: Platform, http: Client, entries: number, number: number): Promise<Move> {
  const players = await signedInPlayers(platform, 3)
  const { id } = await longMatch(platform, havana, players, entries)
  const lot = seededDice(`after ${entries}`, number)
  const known = liveMatches(platform)
  return async () => {
    const { head, record } = await known.newest(id)
    const owing = pick(lot, head.decisions)
    if (owing === undefined) return undefined
    const move = pick(lot, record.game.choices(head.state, owing.seat))?.example
    const { token = '' } = players[owing.seat] ?? {}
    const call = { method: 'POST', path: `/v1/matches/${id}/moves`, token, body: { moves: [move] } } as const
    return wallTime(() => answered(http, call, 200))
  }
}
