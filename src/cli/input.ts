import { createPublicKey } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { everyGame } from '../games/alpha-games.ts'
import { asOfRules } from '../games/earlier-rules.ts'
import type { Game, Viewer } from '../games/game.ts'
import { bySchema, type Wrong } from '../games/kit/by-schema.ts'
import type { Language } from '../games/kit/wording.ts'
import { invalidAt, inWords } from '../platform/problems/validation.ts'
import { WrongUsage } from './wrong-usage.ts'

const FileError = z.object({ code: z.string() })
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
}

/** The text of a file, or of standard input for `-`. */
export function readText(file: string): string {
  return read(file, () => readFileSync(file === '-' ? 0 : file, 'utf8'))
}

/** The public key (PEM) in a file. */
export function publicKeyIn(file: string): string {
  const pem = readText(file)
  try {
    createPublicKey(pem)
    return pem
  } catch {
    throw new WrongUsage(`${file} is not a public key`)
  }
}

/** The names of the files in a folder. */
export const namesIn = (folder: string): readonly string[] => read(folder, () => readdirSync(folder))

function read<Read>(place: string, reading: () => Read): Read {
  try {
    return reading()
  } catch (error) {
    const code = FileError.safeParse(error).data?.code ?? String(error)
    throw new WrongUsage(`${place} cannot be read: ${reasons[code] ?? code}`)
  }
}

/** Parses JSON from the command line or a file. @param source its name in an error message */
export function parseJson(source: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new WrongUsage(`${source} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** A game of the catalogue, or one in alpha. */
export function gameNamed(id: string): Game {
  const game = everyGame.get(id)
  if (game === undefined) throw new WrongUsage(`unknown game ${id}. There are: ${[...everyGame.keys()].join(', ')}`)
  return game
}

/** The game by the named version of its rules, if any. */
export const byRules = (game: Game, version: string | undefined): Game =>
  version === undefined ? game : asOfRules(game, wholeNumber('--rules', version, 1, game.meta.rulesVersion))

/** Options of a game as JSON; those left out have their defaults. */
export function optionsOf(game: Game, json: string): unknown {
  const read = bySchema(game.meta.options, parseJson('--options', json))
  if (read.success) return read.data
  throw new WrongUsage(
    linesOf(read.wrongs, '')
      .map((line) => `--options: ${line}`)
      .join('\n'),
  )
}

/** What is wrong with a value, a line for each place. @param whole what the line names if all of the value is wrong */
export function linesOf(wrongs: readonly Wrong[], whole: string, language: Language = 'en'): string[] {
  const said = invalidAt([], wrongs).map((wrong) => inWords(wrong, language))
  return said.map(({ at, problem }) => [at || whole, problem].filter((part) => part !== '').join(': '))
}

export function wholeNumber(option: string, text: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (number >= min && number <= max) return number
  const range = max === Number.MAX_SAFE_INTEGER ? `${min} or more` : `from ${min} to ${max}`
  throw new WrongUsage(`${option} must be a whole number, ${range}, not ${text}`)
}

/** A number of players that the game allows. */
export function seatCount({ meta }: Game, text: string): number {
  return wholeNumber('--seats', text, meta.seats.min, meta.seats.max)
}

/** One of the seats of a position or a match, numbered from 0. */
export function seatOf(option: string, text: string, seats: number): number {
  return wholeNumber(option, text, 0, seats - 1)
}

export function viewerOf(text: string, seats: number): Viewer {
  if (text === 'spectator' || text === 'administrator') return text
  if (/^\d+$/.test(text)) return seatOf('--as', text, seats)
  throw new WrongUsage(`--as must be a seat, spectator or administrator, not ${text}`)
}
