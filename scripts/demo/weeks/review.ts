import { z } from 'zod'
import { catalogue } from '../../../src/games/catalogue.ts'
import { JournalFile } from '../../../src/journal/journal-file.ts'
import { verifyFile } from '../../../src/journal/verify-file.ts'
import { Keys } from '../answers.ts'
import type { Api } from '../api.ts'
import type { Checks } from '../checks.ts'
import type { MatchDetails } from './answers.ts'
import type { Mailed } from './tally.ts'
import type { TurnedClock } from './world.ts'

/** Checks that each match has ended or waits as its players agreed, and that no deadline was lost. */
export function reviewMatches(matches: readonly MatchDetails[], { now }: TurnedClock, checks: Checks): void {
  const at = now().toISOString()
  const isDue = ({ dueAt }: MatchDetails['decisions'][number]) => dueAt !== null && dueAt <= at
  const running = matches.filter(({ status }) => status === 'running')
  const stuck = running.filter(({ decisions }) => decisions.length === 0)
  const unseen = running.filter(({ decisions }) => decisions.some((open) => isDue(open) && !open.late))
  const astray = running.filter((match) => !match.decisions.every((open) => isWaited(match, open)))
  const list = (found: readonly MatchDetails[]) =>
    found.length === 0 ? '' : ` (not so: ${found.map(({ id }) => id).join(', ')})`
  checks.hold(`twenty matches were opened, and all have begun`, matches.length === 20 && matches.every(hasBegun))
  checks.hold(`every running match waits for somebody${list(stuck)}`, stuck.length === 0)
  checks.hold(`no overdue decision is unhandled${list(unseen)}`, unseen.length === 0)
  checks.hold(
    `every player that a match waits for has time, or the match agreed to wait${list(astray)}`,
    astray.length === 0,
  )
}

const hasBegun = ({ version }: MatchDetails): boolean => version > 0

/**
 * Whether a decision may still be open: there is time left, no time was agreed, or the match waits for late players.
 */
function isWaited({ late, pace, players }: MatchDetails, open: MatchDetails['decisions'][number]): boolean {
  if (!open.late) return open.dueAt !== null || pace.kind === 'none'
  const holder = players.find(({ seat }) => seat === open.seat)
  return late === 'substitute' ? holder?.open === true : late === 'wait' || late === 'usual'
}

/** Checks that the journal of each finished match verifies as a player downloads it, as `paquebot verify` does. */
export async function reviewJournals(api: Api, matches: readonly MatchDetails[], checks: Checks): Promise<void> {
  const over = matches.filter(({ status }) => status === 'ended' || status === 'aborted')
  const { items } = await api.get('/v1/keys', Keys)
  const publicKey = items.map((key) => key.publicKey).join('\n')
  const wrong: string[] = []
  for (const { id, game } of over) {
    const file = JournalFile.parse(await api.get(`/v1/matches/${id}/journal-file`, z.unknown()))
    const rules = catalogue.get(game)
    const found = verifyFile(file, { publicKey, ...(rules && { game: rules }) })
    wrong.push(
      ...found.filter(({ outcome }) => outcome !== 'passed').map((check) => `${id}: ${check.check} ${check.detail}`),
    )
  }
  const list = wrong.length === 0 ? '' : `: ${wrong.join('; ')}`
  checks.hold(
    `the journals of all ${over.length} matches that are over verify${list}`,
    over.length > 0 && wrong.length === 0,
  )
}

/** Checks that the server logged no faults. */
export function reviewServer(faults: readonly string[], mails: readonly Mailed[], checks: Checks): void {
  checks.hold(`the server logged no fault${faults.map((fault) => `\n${fault}`).join('')}`, faults.length === 0)
  checks.hold(
    `no mail failed`,
    mails.every(({ failed }) => failed === 0),
  )
}
