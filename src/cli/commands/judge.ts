import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { Command } from 'commander'
import { entriesOf } from '../../journal/journal-file.ts'
import { type Judgement, judgeAgain } from '../../journal/judge-again.ts'
import { configured } from '../configured.ts'
import { journalIn } from '../journal-source.ts'
import { type Answering, answer, answerNo } from '../output.ts'
import { reasonOf } from '../reason.ts'
import { WrongUsage } from '../wrong-usage.ts'

/** A match that was judged again; `file` where it came from one. */
type JudgedMatch = { readonly file?: string; readonly match: string } & Judgement

export const judge = new Command('judge')
  .description("Judge matches again by today's rules, and report every match in which they bring about something else.")
  .argument('[files...]', 'journal files, or folders of them')
  .option('--all', 'every match of the configured database, those that go on among them')
  .option('--json', 'answer as JSON')
  .action(async (files: string[], given: Answering & { all?: true }) => {
    if (files.length === 0 && !given.all) throw new WrongUsage('judge what? Name journal files, or use --all')
    const report = await reported(files, given.all ?? false).catch((error: unknown) => {
      if (error instanceof WrongUsage) throw error
      return reasonOf(error)
    })
    if (typeof report === 'string') return answerNo(given, { problem: report }, [`error: ${report}`])
    const { judged, differ, notJudged, matches } = report
    const total = `Matches judged again: ${judged}. Different: ${differ}. Not judged: ${notJudged}.`
    const lines = [...matches.map(line), total]
    if (matches.length === 0) answer(given, report, lines)
    else answerNo(given, report, lines)
  })

/** What is as it was is only counted: there may be very many of them. */
async function reported(files: readonly string[], all: boolean) {
  const matches: JudgedMatch[] = []
  let judged = 0
  const note = (one: JudgedMatch) => {
    if (one.outcome !== 'not-judged') judged++
    if (one.outcome !== 'same') matches.push(one)
  }
  for (const file of files.flatMap(filesIn)) note(judgedFile(file))
  if (all) await judgedDatabase(note)
  const differ = matches.filter(({ outcome }) => outcome === 'differs').length
  return { judged, differ, notJudged: matches.length - differ, matches }
}

function line({ file, match, ...judged }: JudgedMatch): string {
  const name = file === undefined ? match : `${file} (${match})`
  switch (judged.outcome) {
    case 'same':
      return `${name}: as it was.`
    case 'differs':
      return `${name}: ${judged.says}`
    case 'not-judged':
      return `${name}: not judged: ${judged.says}`
  }
}

/** The journal files in a folder, by name; a file is itself. */
function filesIn(given: string): string[] {
  if (given === '-' || !statSync(given, { throwIfNoEntry: false })?.isDirectory()) return [given]
  const names = readdirSync(given).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) => path.join(given, name))
}

function judgedFile(file: string): JudgedMatch {
  const { journal, game } = journalIn(file)
  const { match, seed, later } = journal
  const whole = entriesOf(journal)
  const notJudged = (says: string): JudgedMatch => ({ file, match, outcome: 'not-judged', says })
  if (!game) return notJudged(`there are no rules of ${journal.game} here`)
  if (whole.outcome === 'hidden') return notJudged(`parts of entry ${whole.version} are hidden`)
  if (seed === null) return notJudged('the seed is published when the match is over')
  try {
    return { file, match, ...judgeAgain(game, whole.entries, { seed, later }) }
  } catch (error) {
    return notJudged(reasonOf(error))
  }
}

/** @param note is told of one match after the other */
async function judgedDatabase(note: (one: JudgedMatch) => void): Promise<void> {
  const configuration = configured()
  // Loaded only now: files need no database.
  const { openDatabase } = await import('../../platform/database/database.ts')
  const { deriveSecrets, readSecret } = await import('../../platform/secrets.ts')
  const { judgeAll } = await import('../../disputes/verification/judge-all.ts')
  const database = await openDatabase(configuration)
  try {
    for await (const one of judgeAll({ database, secrets: deriveSecrets(readSecret(configuration)) })) note(one)
  } finally {
    await database.close()
  }
}
