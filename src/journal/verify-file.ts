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

/** The result of one check. `skipped`: the file lacks what the check needs. */
export const Check = z
  .strictObject({
    check: CheckName,
    outcome: z.enum(['passed', 'failed', 'skipped']),
    detail: z.string().describe('What is wrong, or why it could not be checked; empty if it passed.'),
    version: version.describe(
      'The version of the first faulty or missing entry; null if the fault is of the journal as a whole.',
    ),
  })
  .meta({ id: 'Check', description: 'One check of a journal.' })
export type Check = z.infer<typeof Check>

/** The earliest fault in the journal. */
export const FirstFault = z
  .strictObject({
    check: CheckName,
    version: version.describe('The version of the faulty entry; null if the fault is of the journal as a whole.'),
    detail: z.string(),
  })
  .meta({ id: 'FirstFault', description: 'The first fault in a journal.' })
export type FirstFault = z.infer<typeof FirstFault>

/** What a check needs from outside the file. */
export interface Trusted {
  /** The rules of the file's game, for judging it again. */
  readonly game?: Game
  /** The server's public key (SPKI in PEM) from a trusted source: the file itself may contain any key. */
  readonly publicKey?: string
  /** Heads that somebody got earlier and kept. */
  readonly kept?: readonly SignedHead[]
  /** Whether the match may still be running although the file has its seed, as on the server itself. */
  readonly mayGoOn?: boolean
}

/** Runs all checks on a journal file. The file is right if none fails. */
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
 * The first fault, if any: faults of the journal as a whole come first, then the earliest entry, then the result. If
 * several checks find fault with the same entry, it is the most basic check.
 */
export function firstFault(checks: readonly Check[]): FirstFault | undefined {
  const place = ({ check, version }: Check) => (check === 'result' ? Number.MAX_SAFE_INTEGER : (version ?? 0))
  const [first] = checks.filter(({ outcome }) => outcome === 'failed').sort((one, other) => place(one) - place(other))
  return first && { check: first.check, version: first.version, detail: first.detail }
}
