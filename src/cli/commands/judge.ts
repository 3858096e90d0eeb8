import { statSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Command } from 'commander'
import { entriesOf } from '../../journal/journal-file.ts'
import { type Judgement, judgeAgain } from '../../journal/judge-again.ts'
import type { Configuration } from '../../platform/configuration.ts'
import type { Database } from '../../platform/database/database.ts'
import { namesIn } from '../input.ts'
import { journalIn } from '../journal-file.ts'
import { onMigratedDatabase } from '../on-database.ts'
import { type Answering, answer, answerNo } from '../output.ts'
import { progress, watched } from '../progress.ts'
import { reasonOf } from '../reason.ts'
import { WrongUsage } from '../wrong-usage.ts'

/** The judgement of one match. `file`: the journal file that it came from, if any. */
type JudgedMatch = { readonly file?: string; readonly match: string } & Judgement

export const judge = new Command('judge')
  .description("Judge matches again by today's rules, and report every match that would turn out differently.")
  .argument('[files...]', 'journal files, or folders of them')
  .option('--all', 'every match of the configured database, including running ones')
  .option('--json', 'answer as JSON')
  .action(async (files: string[], given: Answering & { all?: true }) => {
    if (files.length === 0 && !given.all) throw new WrongUsage('nothing to judge: name journal files, or use --all')
    const { note, report } = reporter()
    const named = files.flatMap(filesIn)
    for await (const file of watched(named, named.length, progress('journals'))) {
      note(judgedFile(file))
      await setImmediate() // lets the bar be drawn and Ctrl-C be handled
    }
    if (!given.all) return report(given)
    await onMigratedDatabase(given, 'the database was not judged', async (database, configuration) => {
      await judgedDatabase(database, configuration, note)
      report(given)
    })
  })

/** Unchanged matches are only counted, since there may be very many. */
function reporter() {
  const matches: JudgedMatch[] = []
  let judged = 0
  return {
    note(one: JudgedMatch): void {
      if (one.outcome !== 'not-judged') judged++
      if (one.outcome !== 'same') matches.push(one)
    },
    report(given: Answering): void {
      const differ = matches.filter(({ outcome }) => outcome === 'differs').length
      const notJudged = matches.length - differ
      const found = { judged, differ, notJudged, matches }
      const total = `Matches judged again: ${judged}. Different: ${differ}. Not judged: ${notJudged}.`
      const lines = [...matches.map(line), total]
      if (matches.length === 0) answer(given, found, lines)
      else answerNo(given, found, lines)
    },
  }
}

function line({ file, match, ...judged }: JudgedMatch): string {
  const name = file === undefined ? match : `${file} (${match})`
  switch (judged.outcome) {
    case 'same':
      return `${name}: unchanged.`
    case 'differs':
      return `${name}: ${judged.says}`
    case 'not-judged':
      return `${name}: not judged: ${judged.says}`
  }
}

/** The journal files of a folder, sorted by name; for a file, itself. @throws WrongUsage if a folder has none */
function filesIn(given: string): string[] {
  if (given === '-' || !statSync(given, { throwIfNoEntry: false })?.isDirectory()) return [given]
  const names = namesIn(given).filter((name) => name.endsWith('.json'))
  if (names.length === 0) throw new WrongUsage(`there is no journal file in ${given}`)
  return names.sort().map((name) => path.join(given, name))
}

function judgedFile(file: string): JudgedMatch {
  const { journal, game } = journalIn(file)
  const { match, seed, later } = journal
  const whole = entriesOf(journal)
  const notJudged = (says: string): JudgedMatch => ({ file, match, outcome: 'not-judged', says })
  if (!game) return notJudged(`the rules of ${journal.game} are not installed`)
  if (whole.outcome === 'hidden') return notJudged(`parts of entry ${whole.version} are hidden`)
  if (seed === null) return notJudged('the seed is published when the match is over')
  try {
    return { file, match, ...judgeAgain(game, whole.entries, { seed, later }) }
  } catch (error) {
    return notJudged(reasonOf(error))
  }
}

/** @param note called for each match in turn */
async function judgedDatabase(
  database: Database,
  configuration: Configuration,
  note: (one: JudgedMatch) => void,
): Promise<void> {
  // Imported here because files need no database.
  const { deriveSecrets } = await import('../../platform/secrets.ts')
  const { secretOf } = await import('../../platform/secret-of-database.ts')
  const { hasSigningKey } = await import('../../platform/signing-keys.ts')
  const { requireSigningKey } = await import('../../matches/record/signed-head.ts')
  const { judgeAll } = await import('../../matches/archive/judge-all.ts')
  const { startedMatchesCount } = await import('../../matches/record/find-match.ts')
  // No match begins before the server has published its key.
  if (!(await hasSigningKey(database))) return
  const secrets = deriveSecrets(await secretOf(database, configuration))
  await requireSigningKey({ database, secrets, configuration })
  const judged = judgeAll({ database, secrets })
  for await (const one of watched(judged, await startedMatchesCount(database), progress('matches'))) note(one)
}
