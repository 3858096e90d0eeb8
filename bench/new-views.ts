import { catalogue } from '../src/games/catalogue.ts'
import type { Game } from '../src/games/game.ts'
import type { Entry } from '../src/journal/entry.ts'
import type { Head } from '../src/journal/head.ts'
import { heads } from '../src/journal/replay.ts'
import { readEntries } from '../src/matches/record/journal.ts'
import type { MatchRecord } from '../src/matches/record/record.ts'
import { signedHead } from '../src/matches/record/signed-head.ts'
import { viewBody } from '../src/matches/wire/view-body.ts'
import type { Platform } from '../src/platform/platform.ts'
import { type Figure, median } from './figures.ts'
import { longMatch } from './long-match.ts'
import { signedInPlayers } from './players.ts'
import { processorMilliseconds } from './processor.ts'

const seats = 3
const entries = 200

/** How much processor the answer about a version takes that nobody has asked for, as after each move. */
export async function* newViewFigures(platform: Platform, turns: number): AsyncGenerator<Figure> {
  for (const game of catalogue.values()) {
    const record = await longMatch(platform, game, await signedInPlayers(platform, seats), entries)
    const journal = await readEntries(platform, record.id)
    const taken = Array.from({ length: turns }, () => timeNewViews(platform, record, journal))
    yield {
      what: `${game.meta.title}: view at ${journal.length} new versions`,
      measured: median(taken.map(({ views }) => views)) / journal.length,
      limit: median(taken.map(({ writing }) => writing)) / journal.length,
      unit: 'ms',
      against: 'JSON.stringify of it',
      ratio: median(taken.map(({ views, writing }) => views / writing)),
      mark: { atMost: 6 },
    }
  }
}

/** Processor milliseconds for all versions of a journal: of the views as JSON, and of writing what they consist of. */
function timeNewViews(platform: Platform, record: MatchRecord, journal: readonly Entry[]) {
  const fresh = freshHeads(platform, record.game, journal)
  const body = (head: Head) => viewBody(platform, record, head, head.decisions[0]?.seat ?? 0, 'en')
  const views = processorMilliseconds(() => fresh.map((head) => JSON.stringify(body(head))))
  const bodies = fresh.map(body)
  const writing = processorMilliseconds(() => bodies.map((one) => JSON.stringify(one)))
  return { views, writing }
}

/** The heads of a journal, folded anew, so that nothing is known of their states. The answer to a move signs its head. */
function freshHeads(platform: Platform, game: Game, journal: readonly Entry[]): Head[] {
  return Array.from(heads(game, journal), (head, number) => {
    // Only the newest signature of each match is kept.
    const alone = { ...head, match: `${head.match}/${number}` }
    signedHead(platform, alone)
    return alone
  })
}
