import { startedMatch } from '../../bench/scripted-match.ts'
import type { Game, Tagged } from '../../src/games/game.ts'
import { pick } from '../../src/games/kit/dice.ts'
import { seededDice } from '../../src/games/playout/seeded-dice.ts'
import type { Entry } from '../../src/journal/entry.ts'
import { hashed } from '../../src/journal/hash.ts'
import { type Head, isOver } from '../../src/journal/head.ts'
import type { Secrets } from '../../src/journal/secrets.ts'
import { submit } from '../../src/journal/submit.ts'
import { revealedMore } from '../../src/journal/take-back.ts'
import { entered } from '../../src/matches/commit/effects/entered.ts'
import { groupCommit } from '../../src/matches/commit/group-commit.ts'
import { findMatch } from '../../src/matches/record/find-match.ts'
import { type LiveMatch, liveMatches } from '../../src/matches/record/live-matches.ts'
import { scopes } from '../../src/platform/http/caller.ts'
import { newPlayer, type Person } from './people.ts'
import type { TestServer } from './server.ts'

/** A running match with as many entries as wanted, at the position with the most to choose from. */
export interface HeavyMatch {
  readonly id: string
  /** By seat: the most that can play. */
  readonly people: readonly Person[]
  /** A seat that is asked. */
  readonly seat: number
  /** A move of this seat that it may take back. */
  readonly revocable: Tagged
}

/**
 * A match with the most seats that was played at random up to its last move; then all agreed to start again, and made
 * the same moves with the same draws, until its journal was long enough.
 */
export async function heavyMatch(server: TestServer, game: Game, length: number): Promise<HeavyMatch> {
  const { platform } = server
  const people: Person[] = []
  while (people.length < game.meta.seats.max) people.push(await newPlayer(server))
  const players = people.map(({ id, name, session }) => {
    return { account: id, name, role: 'player' as const, language: 'en' as const, session, scopes }
  })
  const id = await startedMatch(platform, game, players)
  const live = await liveMatches(platform).newest(id)
  const { entries, heaviest, seat, revocable } = playedOut(live)
  const journal = repeated(live, entries, length, heaviest)
  const effects = [entered({ entries: journal, status: 'running', result: null })]
  await groupCommit(platform).commit({ match: id, expected: 1, roster: live.record.roster, effects })
  if ((await findMatch(platform, id))?.version !== length) throw new Error('the match was not stored')
  return { id, people, seat, revocable }
}

interface Heaviest extends Pick<HeavyMatch, 'seat' | 'revocable'> {
  readonly entries: Entry[]
  readonly heaviest: Head
}

/**
 * The entries after the first, except the one that ends the match, and the head with the most work for choices, one of
 * which may be taken back.
 */
function playedOut({ record: { game }, head: opening, secrets }: LiveMatch): Heaviest {
  const lot = seededDice('heavy', game.meta.id)
  const at = opening.decisions[0]?.sinceAt ?? ''
  const entries: Entry[] = []
  let found: (Omit<Heaviest, 'entries'> & { weight: number }) | undefined
  for (let head = opening; ; ) {
    const owing = pick(lot, head.decisions)
    const choices = owing === undefined ? [] : game.choices(head.state, owing.seat)
    const weight = JSON.stringify(choices).length
    if (owing && weight > (found?.weight ?? 0)) {
      const { seat } = owing
      const revocable = choices.find(({ example }) => isRevocable({ game, head, secrets }, seat, example))?.example
      if (revocable) found = { heaviest: head, seat, revocable, weight }
    }
    const move = pick(lot, choices)?.example
    if (!owing || !move) throw new Error(`version ${head.version} has a decision that nobody can answer`)
    const done = submit(game, head, secrets, { seat: owing.seat, by: 'hand', moves: [move], at })
    if (done.outcome === 'refused') throw new Error(`version ${head.version} refused ${done.code}`)
    if (isOver(done.head)) {
      if (found === undefined) throw new Error('no move could be taken back')
      return { ...found, entries }
    }
    entries.push(...done.entries)
    head = done.head
  }
}

/** Whether a seat may take a move back: the match goes on, and nothing is drawn or uncovered. */
function isRevocable(
  { game, head, secrets }: { game: Game; head: Head; secrets: Secrets },
  seat: number,
  move: Tagged,
): boolean {
  const at = head.decisions[0]?.sinceAt ?? ''
  const done = submit(game, head, secrets, { seat, by: 'hand', moves: [move], at })
  if (done.outcome === 'refused' || isOver(done.head)) return false
  return !done.entries.some((entry) => revealedMore(game, head.state, seat, entry))
}

/** The same entries again and again, chained anew, ending at the heaviest position. */
function repeated({ head: opening, secrets }: LiveMatch, played: readonly Entry[], length: number, to: Head): Entry[] {
  const actor = { kind: 'seat' as const, seat: 0, by: 'hand' as const }
  const [first] = played
  if (first === undefined) throw new Error('nothing was played')
  const back = (version: number) => {
    return {
      ...first,
      kind: 'taken-back' as const,
      actor,
      move: null,
      events: [{ type: 'taken-back', to: version, agreed: true }],
    }
  }
  const entries: Entry[] = []
  for (let { version, hash: previous } = opening; version < length; ) {
    version += 1
    const place = (version - 2) % (played.length + 1)
    const what = version === length ? back(to.version) : (played[place] ?? back(1))
    const entry = hashed({ ...what, version, previous, draws: to.draws }, secrets.salt)
    entries.push(entry)
    previous = entry.hash
  }
  return entries
}
