import { z } from 'zod'
import { catalogue } from '../src/games/catalogue.ts'
import { havana } from '../src/games/havana/index.ts'
import { type Repeated, repeat } from './client.ts'
import { median } from './figures.ts'
import { timeFold } from './fold.ts'
import { dropMails, groups, nextMoves, stockUp, unchangedViews } from './http.ts'
import { platformInMemory } from './platform.ts'
import { signedInPlayers } from './players.ts'
import { startPostgres } from './postgres.ts'
import { processorOf } from './processor.ts'
import { bareUnchanged } from './reference/requests.ts'
import { journalOf, scriptedMatch } from './scripted-match.ts'
import type { ServerProcess } from './server-process.ts'
import { startServers } from './servers.ts'
import { type Endings, undoList } from './undo.ts'

/** Processor time of the limit, divided by ours: higher is better, and a busy machine does not matter. */
export const QuickRatios = z.strictObject({
  'an append of the bare route / a move': z.number(),
  'an unchanged view of the bare route / of ours': z.number(),
  'JSON.parse of three journals / their folds': z.number(),
})
export type QuickRatios = z.infer<typeof QuickRatios>

const clients = 8
/**
 * How many requests each client sends, whatever time they take. Code that has not run often is slow, so it is warmed up
 * first. Processor time is counted in ticks of 10 ms, each of which is some three hundred views.
 */
const times = { toWarmUp: 300, moves: 60, appends: 200, views: 1_000 }
const rounds = 3

/** Measures three ratios in a minute, on a PostgreSQL that keeps what it confirms. */
export async function quickRatios(): Promise<QuickRatios> {
  const { undo, undoAll } = undoList()
  try {
    return await measure(undo)
  } finally {
    await undoAll()
  }
}

/** @param undo takes what ends everything that was started */
async function measure(undo: Endings): Promise<QuickRatios> {
  const postgres = await startPostgres(process.env.BENCH_DATABASE_URL)
  undo.push(postgres.stop)
  const inMemory = await platformInMemory()
  undo.push(inMemory.database.close)
  const players = await signedInPlayers(inMemory, 3)
  const journals = await Promise.all(
    [...catalogue.values()].map(async (game) => {
      return { game, journal: await journalOf(inMemory, await scriptedMatch(inMemory, game, players, 1)) }
    }),
  )
  const entry = journals.flatMap(({ journal }) => journal).at(-1)
  if (entry === undefined) throw new Error('there is no entry to append')
  const { server, reference, behind, leave, http, bareHttp, append } = await startServers(postgres, entry, undo)
  const playing = await groups(behind, havana, 4, clients)
  const move = nextMoves(http, playing)

  await stockUp(behind, playing, times.toWarmUp + rounds * times.moves + 1)
  for (const request of [move, append]) await repeat(clients, times.toWarmUp, request)
  const [moves, unchanged]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const bareAppend = await costOf(reference, times.appends, append)
    await dropMails(behind)
    moves.push(bareAppend / (await costOf(server, times.moves, move)))
  }
  await dropMails(behind)
  await leave()
  for (let round = 0; round < rounds; round++) {
    const bareAnswer = await costOf(reference, times.views, bareUnchanged(bareHttp))
    unchanged.push(bareAnswer / (await costOf(server, times.views, await unchangedViews(http, playing))))
  }
  const folds = journals.map(({ game, journal }) => timeFold(game, journal, 30))
  const total = (of: 'fold' | 'parse') => folds.reduce((sum, folding) => sum + folding[of], 0)
  return {
    'an append of the bare route / a move': median(moves),
    'an unchanged view of the bare route / of ours': median(unchanged),
    'JSON.parse of three journals / their folds': total('parse') / total('fold'),
  }
}

/** A server's processor time for one request. */
async function costOf({ pid }: ServerProcess, each: number, request: Repeated): Promise<number> {
  const before = processorOf(pid)
  await repeat(clients, each, request)
  return (processorOf(pid) - before) / (clients * each)
}
