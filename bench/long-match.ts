import type { Game } from '../src/games/game.ts'
import { pick } from '../src/games/kit/dice.ts'
import { seededDice } from '../src/games/playout/seeded-dice.ts'
import type { Entry } from '../src/journal/entry.ts'
import { isOver } from '../src/journal/head.ts'
import { submit } from '../src/journal/submit.ts'
import { takeBack } from '../src/journal/take-back.ts'
import { entered } from '../src/matches/commit/effects/entered.ts'
import { groupCommit } from '../src/matches/commit/group-commit.ts'
import { findMatch } from '../src/matches/record/find-match.ts'
import { readEntries } from '../src/matches/record/journal.ts'
import { liveMatches } from '../src/matches/record/live-matches.ts'
import type { MatchRecord } from '../src/matches/record/record.ts'
import type { Player } from '../src/platform/http/caller.ts'
import type { Platform } from '../src/platform/platform.ts'
import { startedMatch } from './scripted-match.ts'

/**
 * Stores a match with this many entries. Seats make random choices, except those that would end the match. Instead, all
 * agree to go back to an earlier version, and play on from there with other draws.
 */
export async function longMatch(
  platform: Platform,
  game: Game,
  players: readonly Player[],
  length: number,
): Promise<MatchRecord> {
  const id = await startedMatch(platform, game, players)
  const live = await liveMatches(platform).newest(id)
  const lot = seededDice('long', game.meta.id)
  const at = platform.clock.now().toISOString()
  const history: Entry[] = await readEntries(platform, id)
  let { head } = live
  const heads = [head]
  while (head.version < length) {
    const owing = pick(lot, head.decisions)
    const move = owing && pick(lot, game.choices(head.state, owing.seat))?.example
    if (!owing || !move) throw new Error(`version ${head.version} has a decision that nobody can answer`)
    const { seat } = owing
    const made = submit(game, head, live.secrets, { seat, by: 'hand', moves: [move], at })
    const goesOn = made.outcome === 'refused' || !isOver(made.head)
    const past = { entries: history, heads }
    const back = { seat, by: 'hand' as const, at, to: 1 + lot.below(head.version), agreed: true, past }
    const done = goesOn ? made : takeBack(game, head, live.secrets, back)
    if (done.outcome === 'refused') {
      // If the position would stay the same, there is another draw.
      if (done.code === 'journal/nothing-to-take-back') continue
      throw new Error(`version ${head.version}: ${done.code}`)
    }
    history.push(...done.entries)
    head = done.head
    heads.push(head)
  }
  const effects = [entered({ entries: history.slice(1), status: 'running', result: null })]
  await groupCommit(platform).commit({ match: id, expected: 1, roster: live.record.roster, effects })
  const record = await findMatch(platform, id)
  if (record?.version !== length) throw new Error(`the match was not stored: it is at version ${record?.version}`)
  return record
}
