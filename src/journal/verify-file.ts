import { createPublicKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import type { Game } from '../games/game.ts'
import { canonical, sameJson } from './canonical.ts'
import { fitsKind, gameEvents, openedBy, TakenBackEvent } from './entry.ts'
import { hashOf, partKey } from './hash.ts'
import { isOver } from './head.ts'
import { verifyHead } from './head-signature.ts'
import { entriesOf, type JournalFile, openedIn, Terms } from './journal-file.ts'
import { judge } from './judge.ts'
import { fold } from './replay.ts'
import { secretsOf } from './secrets.ts'
import { commitmentsOf, type SeenEntry } from './see.ts'

const CheckName = z.enum(['header', 'chain', 'hashes', 'head', 'seed', 'keys', 'schemas', 'judged'])

/** One thing that was checked. `skipped` says that the file does not hold what the check needs. */
export const Check = z
  .strictObject({
    check: CheckName,
    outcome: z.enum(['passed', 'failed', 'skipped']),
    detail: z.string().describe('What was found wrong, or why it could not be checked; empty where it passed.'),
  })
  .meta({ id: 'Check', description: 'One thing that was checked of a journal.' })
export type Check = z.infer<typeof Check>
type Finding = Omit<Check, 'check'>

const passed: Finding = { outcome: 'passed', detail: '' }
const failed = (detail: string): Finding => ({ outcome: 'failed', detail })
const skipped = (detail: string): Finding => ({ outcome: 'skipped', detail })

/** What the file itself does not hold. */
export interface Trusted {
  /** The rules of the file's game, for judging it again. */
  readonly game?: Game
  /** The server's public key (SPKI in PEM) from a source that is trusted: a file can bring any key along. */
  readonly publicKey?: string
  /** Whether the match may go on although its seed is in the file: the server itself has it from the start. */
  readonly mayGoOn?: boolean
}

/** Checks all that can be checked of a journal file. Nothing is wrong with it if no check failed. */
export function verifyFile(file: JournalFile, { game, publicKey, mayGoOn = false }: Trusted = {}): Check[] {
  const schemas = fitsSchemas(file, game)
  return [
    { check: 'header', ...headerAgrees(file) },
    { check: 'chain', ...chainHolds(file) },
    { check: 'hashes', ...hashesHold(file) },
    { check: 'head', ...headIsSigned(file, publicKey) },
    { check: 'seed', ...seedWasCommitted(file) },
    { check: 'keys', ...keysFollow(file) },
    { check: 'schemas', ...schemas },
    {
      check: 'judged',
      ...(schemas.outcome === 'passed' ? judgedTheSame(file, game, mayGoOn) : skipped(schemas.detail)),
    },
  ]
}

/** The header of the file repeats what the match was opened with. */
function headerAgrees(file: JournalFile): Finding {
  const opened = openedIn(file.entries)
  if (!opened) return failed('The first entry does not open the match.')
  return sameJson(Terms.parse(opened), Terms.parse(file))
    ? passed
    : failed('The header differs from what the match was opened with.')
}

/** Each entry follows the one before: none is missing, none is of another match. */
function chainHolds({ match, rules, entries }: JournalFile): Finding {
  for (const [index, entry] of entries.entries()) {
    const before = entries[index - 1]
    const follows =
      entry.match === match &&
      entry.rules === rules &&
      entry.version === index + 1 &&
      (entry.kind === 'opened') === (index === 0) &&
      entry.previous === (before?.hash ?? '') &&
      entry.draws >= (before?.draws ?? 0)
    if (!follows) return failed(`Entry ${index + 1} does not follow the one before.`)
    if (!goesBackToOneBefore(entry)) return failed(`Entry ${index + 1} takes back to no version before it.`)
  }
  return passed
}

/** Everybody learns where a match was taken back to: so everybody can check it, whatever else is hidden. */
function goesBackToOneBefore({ kind, version, events: [first] }: SeenEntry): boolean {
  if (kind !== 'taken-back') return true
  const event = TakenBackEvent.safeParse(first?.kind === 'shown' ? first.value : undefined)
  return event.success && event.data.to < version
}

/** Every hash is that of its entry. */
function hashesHold({ entries }: JournalFile): Finding {
  const wrong = entries.find((entry) => hashOf(entry, commitmentsOf(entry)) !== entry.hash)
  return wrong ? failed(`The hash of entry ${wrong.version} is not that of its content.`) : passed
}

/** The server signed the last entry of the file as the last one there was. */
function headIsSigned({ match, entries, head, publicKey: own }: JournalFile, trusted?: string): Finding {
  if (!head) return skipped('The file has no signed head: entries may be missing at its end.')
  const last = entries.at(-1)
  if (head.match !== match || head.version !== last?.version || head.hash !== last.hash) {
    return failed(`The signed head is that of version ${head.version}, and not of the last entry.`)
  }
  const pem = trusted ?? own
  if (pem === null) return skipped('There is no public key to check the signed head with.')
  const key = readKey(pem)
  const ownKey = own === null ? key : readKey(own)
  if (!key || !ownKey) return failed('The public key cannot be read.')
  if (!key.equals(ownKey)) return failed('The public key of the file is not the trusted one.')
  return verifyHead(head, key) ? passed : failed('The signature of the head is wrong.')
}

function readKey(pem: string): KeyObject | undefined {
  try {
    return createPublicKey(pem)
  } catch {
    // Whatever node:crypto says of it: it is no key.
    return undefined
  }
}

/** The seed is the one that was promised before anybody joined. */
function seedWasCommitted({ seed, commitment }: JournalFile): Finding {
  if (seed === null) return skipped('The seed is published when the match is over.')
  return secretsOf(seed, []).commitment === commitment ? passed : failed('The seed is not the one that was promised.')
}

/** The keys of all shown parts come from the seed, as the hidden ones then do too. */
function keysFollow({ seed, entries }: JournalFile): Finding {
  if (seed === null) return skipped('The seed is published when the match is over.')
  const { salt } = secretsOf(seed, [])
  for (const { version, move, events } of entries) {
    const wrong = [move, ...events].findIndex(
      (part, number) => part.kind === 'shown' && part.key !== partKey(salt, version, number),
    )
    if (wrong >= 0) return failed(`The key of part ${wrong} of entry ${version} does not come from the seed.`)
  }
  return passed
}

/** Everything in a whole file is what the game could have written: whoever judges it can rely on that. */
function fitsSchemas(file: JournalFile, game: Game | undefined): Finding {
  if (game?.meta.id !== file.game) return skipped(`The rules of ${file.game} are not at hand.`)
  const whole = entriesOf(file)
  if (whole.outcome === 'hidden') return skipped(`Parts of entry ${whole.version} are hidden from this viewer.`)
  const { options, opening, position } = openedBy(whole.entries)
  if (!game.meta.options.safeParse(options).success) return failed('The options are not those of the game.')
  if (!game.schemas.state.safeParse(position).success) return failed('The opening position is not one of the game.')
  const problem = opening === 'by-hand' ? game.problems(position)[0] : undefined
  if (problem) return failed(`The opening position cannot be: ${problem.at}: ${problem.problem}`)
  for (const entry of whole.entries) {
    const fits =
      fitsKind(entry) &&
      (entry.move === null || game.schemas.move.safeParse(entry.move).success) &&
      gameEvents(entry).every((event) => game.schemas.event.safeParse(event).success)
    if (!fits) return failed(`Entry ${entry.version} holds what neither the game nor the journal knows.`)
  }
  return passed
}

/** The rules and the dice bring about what is stored, to the end of the match. */
function judgedTheSame(file: JournalFile, game: Game | undefined, mayGoOn: boolean): Finding {
  const whole = entriesOf(file)
  if (!game || whole.outcome === 'hidden') return skipped('The file does not show all of the match.')
  if (file.seed === null) return skipped('The seed is published when the match is over.')
  const difference = judge(game, whole.entries, file.seed)
  if (difference) {
    const { version, rules, expected } = difference
    const judged = rules.entry === rules.judge ? '' : ` (made by rules ${rules.entry}, judged by ${rules.judge})`
    return failed(`Entry ${version} should be ${canonical(expected)}${judged}`)
  }
  return mayGoOn || isOver(fold(game, whole.entries)) ? passed : failed('The seed is published, but the match goes on.')
}
