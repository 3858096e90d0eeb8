import { Command } from 'commander'
import { type Check, verifyFile } from '../../journal/verify-file.ts'
import { readText } from '../input.ts'
import { journalIn } from '../journal-source.ts'
import { type Answering, answer, answerNo } from '../output.ts'

const says: Readonly<Record<Check['check'], string>> = {
  header: 'The header says what the match was opened with',
  chain: 'Every entry follows the one before',
  hashes: 'Every hash is that of its entry',
  head: 'The server signed the last entry',
  seed: 'The seed is the one that was promised',
  keys: 'The keys of the parts come from the seed',
  schemas: 'The game knows all that is in it',
  judged: 'The rules and the dice bring about what is stored',
}
const marks: Readonly<Record<Check['outcome'], string>> = { passed: 'ok     ', failed: 'FAILED ', skipped: 'skipped' }

export const verify = new Command('verify')
  .description(
    'Check a journal file: hash chain, signature, seed, and every move and draw judged again. Needs no server.',
  )
  .argument('<journal>', 'a journal file; - reads what is piped in')
  .option('--public-key <file>', "the server's public key (PEM) from a source you trust; the file's own proves less")
  .option('--json', 'answer as JSON')
  .action((file: string, given: Answering & { publicKey?: string }) => {
    const { journal, game } = journalIn(file)
    const publicKey = given.publicKey === undefined ? undefined : readText(given.publicKey)
    const checks = verifyFile(journal, { ...(game && { game }), ...(publicKey !== undefined && { publicKey }) })
    const verified = checks.every(({ outcome }) => outcome !== 'failed')
    const lines = checks.map(({ check, outcome, detail }) => {
      return `${marks[outcome]} ${says[check]}.${detail === '' ? '' : ` ${detail}`}`
    })
    if (verified) answer(given, { verified, checks }, lines)
    else answerNo(given, { verified, checks }, lines)
  })
