import type { Game, Seat, Tagged } from '../src/games/game.ts'
import { pick } from '../src/games/kit/dice.ts'
import { seededDice } from '../src/games/playout/seeded-dice.ts'
import type { Entry } from '../src/journal/entry.ts'
import { changes } from '../src/matches/commit/change.ts'
import { type GroupCommit, groupCommit } from '../src/matches/commit/group-commit.ts'
import type { Commit } from '../src/matches/commit/statement.ts'
import { lobby } from '../src/matches/lobby/lobby.ts'
import { play } from '../src/matches/playing/play.ts'
import { readEntries } from '../src/matches/record/journal.ts'
import { liveMatches } from '../src/matches/record/live-matches.ts'
import type { Player } from '../src/platform/http/caller.ts'
import type { Platform } from '../src/platform/platform.ts'

/** What a server will store for a turn. */
interface Scripted {
  readonly commit: Commit
  readonly entries: readonly Entry[]
}

/** A started match in the database, at version 1, and its later entries, which are known because its dice are fixed. */
export interface ScriptedMatch {
  readonly id: string
  readonly turns: readonly { readonly seat: Seat; readonly move: Tagged }[]
  /** What a server will store, one for each turn. */
  readonly appends: readonly Scripted[]
}

/**
 * Starts a match of a game, and plays it to its end in memory with random choices. None of that is stored, so that a
 * client that submits the same moves to a server gets the same entries.
 */
export async function scriptedMatch(
  platform: Platform,
  rules: Game,
  players: readonly Player[],
  number: number,
): Promise<ScriptedMatch> {
  const known = liveMatches(platform)
  const id = await startedMatch(platform, rules, players)
  const appends: Scripted[] = []
  const turns: { seat: Seat; move: Tagged }[] = []
  await known.newest(id)
  let stored: Commit | undefined
  const collected: GroupCommit = {
    async commit(commit) {
      stored = commit
      return 'stored'
    },
  }
  const game = play(platform, known, changes(platform, known, collected))
  const lot = seededDice('bench', rules.meta.id, number)
  for (;;) {
    const head = known.known(id)?.head
    const owing = head && pick(lot, head.decisions)
    if (!owing) return { id, turns, appends }
    const move = pick(lot, rules.choices(head.state, owing.seat))?.example
    const player = players[owing.seat]
    if (!move || !player) throw new Error(`version ${head.version} has a decision that nobody can answer`)
    const { entries } = await game.move(id, { caller: player, language: 'en' }, { moves: [move] })
    if (stored === undefined) throw new Error(`version ${head.version} was followed by nothing`)
    appends.push({ commit: stored, entries })
    turns.push({ seat: owing.seat, move })
  }
}

/** The whole journal of a scripted match, as if it had been played. */
export async function journalOf(platform: Platform, { id, appends }: ScriptedMatch): Promise<Entry[]> {
  return [...(await readEntries(platform, id)), ...appends.flatMap(({ entries }) => entries)]
}

export async function startedMatch(
  platform: Platform,
  game: Game,
  [creator, ...others]: readonly Player[],
): Promise<string> {
  if (!creator) throw new Error('a match needs players')
  const waiting = lobby(platform, liveMatches(platform), groupCommit(platform))
  const { id } = await waiting.create(creator, {
    game,
    seats: others.length + 1,
    options: game.meta.options.parse({}),
    name: 'Bench',
    private: false,
    seating: 'as-joined',
    pace: { kind: 'hours', hours: 72 },
    late: 'wait',
    language: null,
    rated: true,
    reliability: null,
    longestWait: null,
    restDays: true,
    seatOpensAfter: 3,
    bots: 0,
    entropy: '',
  })
  for (const player of others) await waiting.join(id, player, { entropy: '', invitation: undefined })
  return id
}
