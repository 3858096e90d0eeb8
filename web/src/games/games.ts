import { signal } from '@preact/signals'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import type { Language } from '../words/languages.ts'
import { language } from '../words/words.ts'

/** The games of the server, with their titles in the reader's language. */
export const games = signal<readonly Schemas['GameSummary'][]>([])
let reading: { readonly language: Language; readonly done: Promise<void> } | undefined

/** Reads the games, once per language, though several pages ask for them. @throws Refused, Unreachable */
export function readGames(): Promise<void> {
  const asked = language.value
  if (reading?.language !== asked) reading = { language: asked, done: readGamesIn(asked) }
  return reading.done
}

async function readGamesIn(asked: Language): Promise<void> {
  try {
    const { items } = await answer(api.GET('/v1/games'))
    if (language.value === asked) games.value = items
  } catch (error) {
    if (reading?.language === asked) reading = undefined
    throw error
  }
}

/** The full descriptions of games that have been read, including their options. */
export const gamesInFull = signal<ReadonlyMap<string, Schemas['Game']>>(new Map())

/** Reads a game once. @throws Refused, Unreachable */
export async function readGame(game: string): Promise<void> {
  if (gamesInFull.value.has(game)) return
  const read = await answer(api.GET('/v1/games/{game}', { params: { path: { game } } }))
  gamesInFull.value = new Map([...gamesInFull.value, [game, read]])
}

const titles: Readonly<Record<string, string>> = { 'le-havre': 'Le Havre', havana: 'Havana', hamlet: 'Hamlet' }

/** The title of a game; until the games are read, the title printed on its box. */
export const gameTitle = (game: string): string =>
  games.value.find(({ id }) => id === game)?.title ?? titles[game] ?? game
