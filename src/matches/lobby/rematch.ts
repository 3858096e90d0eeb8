import { accountsByIds, lockAccounts } from '../../accounts/index.ts'
import { isUniqueViolation, requiring } from '../../platform/database/sql-state.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem, unless } from '../../platform/problems/problem.ts'
import { queueNotices } from '../../platform/queue-notices.ts'
import { invitations, isInvited } from '../access/invitations.ts'
import { seatToPlay, takesPart } from '../access/permissions.ts'
import { existing } from '../record/find-match.ts'
import { newcomerOf } from '../record/newcomer.ts'
import { holders, isOver, isPerson, type MatchRecord } from '../record/record.ts'
import { type Join, requireTogether } from './joining.ts'
import { keepToLimit, mayWaitInOneMore, tooManyOpenMatches } from './open-matches.ts'
import { agreedIn, opening, withBots } from './opening.ts'

/** A rematch, and whether this request has opened it. */
export interface Rematch {
  readonly record: MatchRecord
  readonly opened: boolean
}

/**
 * Plays a match again: the first request opens the rematch and invites the others, each further player's request joins
 * it. Asking again changes nothing.
 * @throws Problem not-found, not-your-seat, match-not-started, session-needed, match-not-over, match-not-open,
 * invitation-needed, not-together, not-reliable-enough, too-many-open-matches, race-lost
 */
export async function rematch(platform: Platform, join: Join, match: string, caller: Player): Promise<Rematch> {
  const played = await existing(platform, match)
  seatToPlay(played, caller)
  if (!isOver(played)) throw new Problem('match-not-over')
  const id = await rematchOf(platform, match)
  if (id === undefined) {
    const opened = await openAgain(platform, played, caller)
    // Another player has opened it in the meantime.
    return opened === undefined ? rematch(platform, join, match, caller) : { record: opened, opened: true }
  }
  const there = await existing(platform, id)
  if (takesPart(there, caller.account)) return { record: there, opened: false }
  // If a player sends two requests at the same time, the first may have joined by now.
  await unless(
    ['already-joined'],
    join(id, caller, '', async (record, since) => {
      return since === undefined || isInvited(platform, record.id, caller, undefined, since)
    }),
  )
  return { record: await existing(platform, id), opened: false }
}

/** A rematch that was cancelled before its start does not count. */
const neverStarted = { status: 'aborted' as const, version: 0 }

async function rematchOf({ database }: Platform, match: string): Promise<string | undefined> {
  const found = await database.prisma.match.findFirst({
    where: { rematchOf: match, NOT: neverStarted },
    select: { id: true },
  })
  return found?.id
}

/** @returns undefined if somebody else has opened the rematch in the meantime */
async function openAgain(platform: Platform, played: MatchRecord, caller: Player): Promise<MatchRecord | undefined> {
  const { prisma } = platform.database
  await keepToLimit(platform, caller.account)
  const others = holders(played).filter(({ account }) => account !== caller.account)
  const people = others.filter(isPerson)
  await requireTogether(platform, caller.account, people)
  const bots = others.filter(({ account }) => account === null).length
  const options = played.game.meta.options.parse(played.options)
  const again = { ...agreedIn(played), options, rematchOf: played.id }
  const creator = await newcomerOf(platform, caller.account, { entropy: '', joined: 1 })
  const { id, batch } = opening(platform, again, withBots(creator, bots), mayWaitInOneMore(caller.account))
  const accounts = await accountsByIds(
    platform.database,
    people.flatMap(({ account }) => account ?? []),
  )
  const invited = accounts.flatMap(({ id: account, email }) =>
    email === null ? [] : [{ account, email, byName: true, isMailed: true }],
  )
  const asked = invitations(platform, { match: id, by: caller.account, invited })
  try {
    const opened = prisma.$transaction([
      lockAccounts(platform.database, [caller.account], 'alone'),
      prisma.match.updateMany({ where: { rematchOf: played.id, ...neverStarted }, data: { rematchOf: null } }),
      ...batch,
      prisma.invitation.createMany({ data: asked.invitations }),
      queueNotices(platform.database, asked.notices),
    ])
    await requiring(opened, tooManyOpenMatches)
  } catch (error) {
    if (isUniqueViolation(error, 'matches_rematch_of_key')) return undefined
    throw error
  }
  platform.signals.matchesChanged([id])
  platform.signals.noticesWritten()
  return existing(platform, id)
}
