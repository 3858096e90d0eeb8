import { signal } from '@preact/signals'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'

/** The games that the server knows. */
export const games = signal<readonly Schemas['GameSummary'][]>([])

/** Reads the games once. @throws Refused, Unreachable */
export async function readGames(): Promise<void> {
  if (games.value.length === 0) games.value = (await answer(api.GET('/v1/games'))).items
}

/** Games in full, as far as they have been read: also what their options are. */
export const gamesInFull = signal<ReadonlyMap<string, Schemas['Game']>>(new Map())

/** Reads a game once. @throws Refused, Unreachable */
export async function readGame(game: string): Promise<void> {
  if (gamesInFull.value.has(game)) return
  const read = await answer(api.GET('/v1/games/{game}', { params: { path: { game } } }))
  gamesInFull.value = new Map([...gamesInFull.value, [game, read]])
}

const titles: Readonly<Record<string, string>> = { 'le-havre': 'Le Havre', havana: 'Havana', hamlet: 'Hamlet' }

/** The title of a game. Titles are the same in all languages. */
export const gameTitle = (game: string): string =>
  games.value.find(({ id }) => id === game)?.title ?? titles[game] ?? game
