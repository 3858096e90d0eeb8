import { Command } from 'commander'
import type { SignedHead } from '../../journal/head-signature.ts'
import { headsIn } from '../../journal/kept-heads.ts'
import { type Check, firstFault, verifyFile } from '../../journal/verify-file.ts'
import { publicKeyIn, readText } from '../input.ts'
import { journalIn } from '../journal-file.ts'
import { type Answering, answer, answerNo } from '../output.ts'
import { WrongUsage } from '../wrong-usage.ts'

const says: Readonly<Record<Check['check'], string>> = {
  header: 'The header agrees with the opening of the match',
  chain: 'Every entry follows the one before',
  hashes: 'Every hash is that of its entry',
  head: 'The server signed the last entry',
  kept: 'The history is the one whose head you kept',
  seed: 'The seed is the one that the server committed to',
  keys: 'The keys of the parts come from the seed',
  schemas: 'Every event is one that the game knows',
  judged: 'The rules and the dice lead to the stored events',
  result: 'The result follows from the journal',
}
/** What a check that passes proves. */
const proves: Readonly<Record<Check['check'], string>> = {
  header: 'how the match was opened',
  chain: 'that no entry is missing before the last',
  hashes: 'that no entry was changed',
  head: 'that no entry is missing at the end',
  kept: 'that the history is the one whose head you kept',
  seed: 'that the seed is the one that the server committed to',
  keys: 'that the keys of the parts come from the seed',
  schemas: 'that every event is one that the game knows',
  judged: 'that every move and draw follows the rules',
  result: 'that the result follows from the journal',
}
/** What is not proven if every move was judged, but no draw. */
const drawsAlone = 'that every draw follows the dice'
const unknownKey = 'whose key it is (--public-key)'
const marks: Readonly<Record<Check['outcome'], string>> = { passed: 'ok     ', failed: 'FAILED ', skipped: 'skipped' }

interface VerifyOptions extends Answering {
  readonly publicKey?: string
  readonly head?: string
  readonly strict?: true
}

/** The exit code of `--strict`. */
const notAllChecked = 3

export const verify = new Command('verify')
  .description(
    'Check a journal file: hash chain, signature, seed, and every move and draw judged again. Needs no server.',
  )
  .argument('<journal>', 'a journal file, or - for standard input')
  .option(
    '--public-key <file>',
    "the server's public key (PEM) from a source you trust; the one in the file proves less",
  )
  .option(
    '--head <kept>',
    'a head of the journal that you kept: the text of a mail or of an answer of the API, or a file that contains it',
  )
  .option(
    '--strict',
    'exit with 3 if nothing is wrong, but a check was skipped; without --public-key, whose key it is stays unproven',
  )
  .option('--json', 'answer as JSON')
  .action((file: string, given: VerifyOptions) => {
    const { journal, game } = journalIn(file)
    const publicKey = given.publicKey === undefined ? undefined : publicKeyIn(given.publicKey)
    const kept = given.head === undefined ? undefined : headsGiven(given.head)
    const checks = verifyFile(journal, {
      ...(game && { game }),
      ...(publicKey !== undefined && { publicKey }),
      ...(kept && { kept }),
    })
    const first = firstFault(checks) ?? null
    const lines = checks.map(({ check, outcome, detail }) => {
      return `${marks[outcome]} ${says[check]}.${detail === '' ? '' : ` ${detail}`}`
    })
    // Without the seed, all moves of a file are judged if the game knows its events and none of them is hidden.
    const areMovesProven = checks.some(({ check, outcome }) => check === 'schemas' && outcome === 'passed')
    const skipped = checks
      .filter(({ outcome }) => outcome === 'skipped')
      .map(({ check }) => (check === 'judged' && areMovesProven ? drawsAlone : proves[check]))
    const notProven = [...skipped, ...(publicKey === undefined ? [unknownKey] : [])]
    const unproven = notProven.length === 0 ? [] : [`Not proven: ${notProven.join('; ')}.`]
    if (first !== null) {
      const fault = `First fault: ${first.detail}`
      return answerNo(given, { verified: false, first, checks, notProven }, [...lines, fault, ...unproven])
    }
    const last = notProven.length === 0 ? ['Nothing is left unproven.'] : unproven
    answer(given, { verified: true, first, checks, notProven }, [...lines, ...last])
    if (given.strict && skipped.length > 0) process.exitCode = notAllChecked
  })

/** Heads on the command line itself, or in the file that it names. */
function headsGiven(kept: string): readonly SignedHead[] {
  const inLine = headsIn(kept)
  const heads = inLine.length > 0 ? inLine : headsIn(readText(kept))
  if (heads.length === 0) throw new WrongUsage(`--head: ${kept} holds no signed head`)
  return heads
}
