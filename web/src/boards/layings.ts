import { untilLoaded } from '../words/until-loaded.ts'
import type { Laying } from './kit/laying.ts'

const layings: Readonly<Record<string, () => Promise<{ readonly laying: Laying }>>> = {
  'le-havre': () => import('./le-havre/laying.ts'),
  havana: () => import('./havana/laying.ts'),
  hamlet: () => import('./hamlet/laying.ts'),
}

/** Loads how the things of a game can be laid; undefined for a game whose positions are set up in the form alone. */
export async function loadLaying(game: string): Promise<Laying | undefined> {
  const load = layings[game]
  return load && (await untilLoaded(load)).laying
}
