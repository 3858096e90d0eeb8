import type { Game } from '../src/games/game.ts'
import { fold } from '../src/journal/fold.ts'
import { findMatch } from '../src/matches/record/find-match.ts'
import { readEntries } from '../src/matches/record/journal.ts'
import { liveMatches } from '../src/matches/record/live-matches.ts'
import type { MatchRecord } from '../src/matches/record/record.ts'
import { differenceBody } from '../src/matches/replay/difference.ts'
import { replays } from '../src/matches/replay/replays.ts'
import type { Platform } from '../src/platform/platform.ts'
import { type Figure, median } from './figures.ts'
import { byTurns } from './fold.ts'
import { longMatch } from './long-match.ts'
import { signedInPlayers } from './players.ts'
import { wallTime } from './wall-time.ts'

const length = 1000
const seats = 5
const versions = [1, 500, 1000]

/** How long it takes to show a version of a match with a thousand entries: the first request, and later ones. */
export async function* replayFigures(platform: Platform, game: Game, turns: number): AsyncGenerator<Figure> {
  const where = platform.database.kind === 'embedded' ? 'PGlite' : 'PostgreSQL'
  const record = await longMatch(platform, game, await signedInPlayers(platform, seats), length)
  const { pool } = platform.database
  const text = 'SELECT * FROM entries WHERE match_id = $1 AND version <= $2 ORDER BY version'
  const driver = (upTo: number) => usual(turns, () => pool.query(text, [record.id, upTo]))
  const named = (what: string) => `${game.meta.title}: ${what}`

  for (const upTo of versions) {
    const measured = await usual(turns, () => readEntries(platform, record.id, { upTo }))
    yield figure(named(`${upTo} entries read, ${where}`), measured, await driver(upTo), 'the driver alone')
  }
  if (platform.database.kind === 'server') {
    for (const upTo of versions.slice(1)) yield await foldingOf(platform, record, named(`${upTo} entries folded`), upTo)
  }

  const first = await usual(turns, () => replays(platform).at(record, length))
  yield figure(named(`the first version asked for, ${where}`), first, await driver(length), 'the driver alone')

  const known = replays(platform)
  await known.at(record, 1)
  let asked = 0
  const next = () => 1 + ((asked++ * 389) % length)
  const anyVersion = await usual(turns * 10, () => known.at(record, next()))
  const row = await usual(turns, () => findMatch(platform, record.id))
  yield { ...figure(named(`any version then, ${where}`), anyVersion, row, 'the match, read'), mark: { atMost: 0.2 } }

  const live = await liveMatches(platform).of(record)
  const compared = { from: 1, to: length, viewer: 0 }
  const difference = await usual(turns, () => differenceBody(platform, known, live, compared, 'en'))
  yield figure(named(`1 and ${length} compared, ${where}`), difference, await driver(length), 'the driver alone')
}

async function foldingOf(platform: Platform, { id, game }: MatchRecord, what: string, upTo: number): Promise<Figure> {
  const entries = await readEntries(platform, id, { upTo })
  const text = JSON.stringify(entries)
  const { measured, limit } = byTurns(
    10,
    () => JSON.parse(text),
    () => fold(game, entries),
  )
  return figure(what, measured, limit, 'JSON.parse')
}

const figure = (what: string, measured: number, limit: number, against: string): Figure => {
  return { what, measured, limit, unit: 'ms', against, ratio: measured / limit }
}

/** The median wall time in milliseconds, since most of it is waiting. */
async function usual(turns: number, act: () => Promise<unknown>): Promise<number> {
  const taken: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    taken.push(await wallTime(act))
  }
  return median(taken)
}
