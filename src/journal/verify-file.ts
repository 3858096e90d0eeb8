import { z } from 'zod'
import type { Game } from '../games/game.ts'
import { chainHolds, hashesHold, headerAgrees } from './checks/chain.ts'
import { type Finding, failed, skipped } from './checks/finding.ts'
import { endsOver, fitsSchemas, judgedTheSame, resultIsRecorded } from './checks/rules.ts'
import { keysFollow, seedWasCommitted } from './checks/seed.ts'
import { headIsSigned, keptHeadsHold } from './checks/signature.ts'
import type { SignedHead } from './head-signature.ts'
import type { JournalFile } from './journal-file.ts'

const CheckName = z.enum(['header', 'chain', 'hashes', 'head', 'kept', 'seed', 'keys', 'schemas', 'judged', 'result'])

const version = z.int().nullable()

/** One thing that was checked. `skipped` says that the file does not hold what the check needs. */
export const Check = z
  .strictObject({
    check: CheckName,
    outcome: z.enum(['passed', 'failed', 'skipped']),
    detail: z.string().describe('What was found wrong, or why it could not be checked; empty where it passed.'),
    version: version.describe(
      'The first entry at fault, one that is missing among them; null where it is the journal as a whole.',
    ),
  })
  .meta({ id: 'Check', description: 'One thing that was checked of a journal.' })
export type Check = z.infer<typeof Check>

/** Of all that failed: what is wrong earliest in the journal. */
export const FirstFault = z
  .strictObject({ check: CheckName, version: version.describe('Null: the journal as a whole.'), detail: z.string() })
  .meta({ id: 'FirstFault', description: 'The first thing that is wrong with a journal.' })
export type FirstFault = z.infer<typeof FirstFault>

/** What the file itself does not hold. */
export interface Trusted {
  /** The rules of the file's game, for judging it again. */
  readonly game?: Game
  /** The server's public key (SPKI in PEM) from a source that is trusted: a file can bring any key along. */
  readonly publicKey?: string
  /** Heads that somebody was given earlier, and kept. */
  readonly kept?: readonly SignedHead[]
  /** Whether the match may go on although its seed is in the file: the server itself has it from the start. */
  readonly mayGoOn?: boolean
}

/** Checks all that can be checked of a journal file. Nothing is wrong with it if no check failed. */
export function verifyFile(file: JournalFile, trusted: Trusted = {}): Check[] {
  try {
    return checksOf(file, trusted)
  } catch (error) {
    if (!(error instanceof RangeError) || !error.message.includes('call stack')) throw error
    return [{ check: 'header', ...failed('It is nested deeper than anything that a game writes.') }]
  }
}

function checksOf(file: JournalFile, { game, publicKey, kept, mayGoOn = false }: Trusted): Check[] {
  const schemas = fitsSchemas(file, game)
  const rules = schemas.outcome === 'failed' || game?.meta.id !== file.game ? undefined : game
  const given = (check: (game: Game) => Finding) => (rules === undefined ? skipped(schemas.detail) : check(rules))
  return [
    { check: 'header', ...headerAgrees(file) },
    { check: 'chain', ...chainHolds(file) },
    { check: 'hashes', ...hashesHold(file) },
    { check: 'head', ...headIsSigned(file, publicKey) },
    ...(kept ? [{ check: 'kept' as const, ...keptHeadsHold(file, kept, publicKey) }] : []),
    { check: 'seed', ...seedWasCommitted(file, endsOver(file, rules)) },
    { check: 'keys', ...keysFollow(file) },
    { check: 'schemas', ...schemas },
    { check: 'judged', ...given((own) => judgedTheSame(file, own, mayGoOn)) },
    { check: 'result', ...given((own) => resultIsRecorded(file, own)) },
  ]
}

/**
 * The first thing that is wrong: what is so of the journal as a whole, then the earliest entry, then the result that comes
 * of it all; of several checks that find fault with the same, the one that asks for least. Undefined where nothing is.
 */
export function firstFault(checks: readonly Check[]): FirstFault | undefined {
  const place = ({ check, version }: Check) => (check === 'result' ? Number.MAX_SAFE_INTEGER : (version ?? 0))
  const [first] = checks.filter(({ outcome }) => outcome === 'failed').sort((one, other) => place(one) - place(other))
  return first && { check: first.check, version: first.version, detail: first.detail }
}
