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

const titles: Readonly<Record<string, string>> = { 'le-havre': 'Le Havre', havana: 'Havana', hamlet: 'Hamlet' }

/** The title of a game. Titles are the same in all languages. */
export const gameTitle = (game: string): string =>
  games.value.find(({ id }) => id === game)?.title ?? titles[game] ?? game
