import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The sources of a game, by their paths in its folder. */
export const sourcesOf = (home: string): string[] =>
  readdirSync(home, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'))

export const sourceOf = (home: string, file: string): string => readFileSync(join(home, file), 'utf8')

/** Which of these ids a source names, quoted or as keys. */
export function idsIn<Id extends string>(source: string, ids: readonly Id[]): Id[] {
  const words = [...source.matchAll(/['"`]([a-z0-9-]+)['"`]|^\s*([a-z0-9]+): /gm)]
  return words.flatMap(([, quoted, key]) => ids.find((id) => id === (quoted ?? key)) ?? [])
}
