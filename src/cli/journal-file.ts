import { catalogue } from '../games/catalogue.ts'
import type { Game } from '../games/game.ts'
import { bySchema } from '../games/kit/by-schema.ts'
import { JournalFile } from '../journal/journal-file.ts'
import { linesOf, parseJson, readText } from './input.ts'
import { WrongUsage } from './wrong-usage.ts'

/** Reads a journal file, and finds the rules of its game if they are installed. */
export function journalIn(file: string): { journal: JournalFile; game: Game | undefined } {
  const read = bySchema(JournalFile, parseJson(file, readText(file)))
  if (!read.success) {
    const lines = linesOf(read.wrongs, 'journal')
    throw new WrongUsage(`${file} is not a journal file`, lines.slice(0, 10))
  }
  return { journal: read.data, game: catalogue.get(read.data.game) }
}
