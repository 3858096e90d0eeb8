import type { z } from 'zod'
import { gameById } from '../games/catalogue.ts'
import type { Game } from '../games/game.ts'
import { type Matches, visibleLiveMatch } from '../matches/index.ts'
import type { Player } from '../platform/http/caller.ts'
import type { Platform } from '../platform/platform.ts'
import { notYet } from '../platform/problems/problem.ts'
import { imagineState, openGame, readSentPosition } from './beginning-jobs.ts'
import type { Blank } from './dice.ts'
import type { Source } from './source.ts'
import type { FromGame, FromMatch, FromPosition } from './wire/beginnings.ts'

/** What a study begins with, after all draws that come before the first decision. */
export interface Beginning {
  readonly game: Game
  readonly position: unknown
  readonly source: Source
}

/**
 * Begins with a version of a match: the true position if the match is over, otherwise what the caller may know of it,
 * with everything hidden dealt anew.
 * @throws Problem not-found, match-not-started
 */
export async function fromMatch(
  platform: Platform,
  { liveMatches, replays }: Pick<Matches, 'liveMatches' | 'replays'>,
  caller: Player,
  { match, version: wanted }: z.infer<typeof FromMatch>,
  board: Blank,
): Promise<Beginning> {
  const { live, viewpoint } = await visibleLiveMatch(platform, liveMatches, match, caller)
  const { record, head: newest } = live
  const { game } = record
  const { viewer } = viewpoint
  const version = wanted ?? newest.version
  if (version > newest.version) throw notYet('body/from/version')
  const { state } = version === newest.version ? newest : await replays.at(record, version)
  const asked = { game: game.meta.id, state, viewer, board }
  const { position } = await platform.threads.run(imagineState, asked, { by: caller.account })
  return { game, position, source: { kind: 'match', match, version, viewer } }
}

/**
 * Begins with a position from the request. @throws Problem invalid-request, position-not-possible, too-much-to-compute
 */
export async function fromPosition(
  { threads }: Platform,
  caller: Player,
  { position: sent }: z.infer<typeof FromPosition>,
  board: Blank,
): Promise<Beginning> {
  const read = await threads.run(readSentPosition, { sent, board }, { by: caller.account })
  return { game: gameById(read.game), position: read.position, source: { kind: 'position' } }
}

/** Begins with the opening of a game. @throws Problem invalid-request */
export async function fromGame(
  { threads }: Platform,
  caller: Player,
  wanted: z.infer<typeof FromGame>,
  board: Blank,
): Promise<Beginning> {
  const { game, position } = await threads.run(openGame, { wanted, board }, { by: caller.account })
  return { game: gameById(game), position, source: { kind: 'game' } }
}
