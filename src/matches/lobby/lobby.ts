import { lockAccounts } from '../../accounts/index.ts'
import { requiring } from '../../platform/database/sql-state.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Remembering } from '../../platform/http/idempotency/once.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { isInvited } from '../access/invitations.ts'
import { viewpointOf } from '../access/permissions.ts'
import type { GroupCommit } from '../commit/group-commit.ts'
import { retryOn } from '../commit/retry.ts'
import { existing } from '../record/find-match.ts'
import type { LiveMatches } from '../record/live-matches.ts'
import { newcomerOf } from '../record/newcomer.ts'
import type { MatchRecord } from '../record/record.ts'
import { joining } from './joining.ts'
import { stayOnlyBots } from './leaving.ts'
import { closedNotices, removedNotices } from './lobby-notices.ts'
import { keepToLimit, mayWaitInOneMore, tooManyOpenMatches } from './open-matches.ts'
import { type AgreedTerms, opening, withBots } from './opening.ts'
import { type Rematch, rematch } from './rematch.ts'
import { changeRoster } from './roster-change.ts'

/** A match as its creator plans it. */
interface Plan extends Omit<AgreedTerms, 'rated' | 'rematchOf'> {
  /** By default true for a public match, false for a private one. */
  readonly rated?: boolean | undefined
  /** How many seats bots take. */
  readonly bots: number
  readonly entropy: string
}

/**
 * What happens to a match before it starts. Each write is guarded by the roster, and is refused or tried again if that
 * has changed.
 */
export interface Lobby {
  /**
   * Opens a match and seats its creator, and stores the remembered request with it.
   * @throws Problem private-not-rated, too-many-open-matches
   */
  create(caller: Player, plan: Plan, remembering?: Remembering<{ match: string }>): Promise<MatchRecord>
  /**
   * Takes a seat; the last seat starts the match.
   * @throws Problem not-found, session-needed, match-not-open, already-joined, invitation-needed, not-together,
   * not-reliable-enough, too-many-open-matches, race-lost
   */
  join(match: string, caller: Player, how: { entropy: string; invitation: string | undefined }): Promise<MatchRecord>
  /**
   * Gives the caller's seat back; the match is cancelled with the last player.
   * @throws Problem not-found, match-not-open, not-joined
   */
  leave(match: string, caller: Player): Promise<void>
  /** Cancels the caller's own match. @throws Problem not-found, not-the-creator, match-not-open */
  cancel(match: string, caller: Player): Promise<void>
  /**
   * Takes a seat of the caller's own match back, from a person or a bot.
   * @param participant the number of the participant who has it
   * @throws Problem not-found, not-the-creator, match-not-open, own-seat
   */
  remove(match: string, caller: Player, participant: string): Promise<void>
  /**
   * Opens or joins the rematch of a match.
   * @throws Problem not-found, not-your-seat, match-not-started, session-needed, match-not-over, match-not-open,
   * invitation-needed, not-together, not-reliable-enough, too-many-open-matches, race-lost
   */
  rematch(match: string, caller: Player): Promise<Rematch>
}

/** The lobby of a server, whose last seat starts a match by a commit. */
export function lobby(platform: Platform, liveMatches: LiveMatches, commits: GroupCommit): Lobby {
  const join = joining(platform, liveMatches, commits)

  return {
    async create(caller, { rated, bots, entropy, ...agreed }, remembering = () => []) {
      if (agreed.private && rated === true) throw new Problem('private-not-rated')
      await keepToLimit(platform, caller.account)
      const creator = await newcomerOf(platform, caller.account, { entropy, joined: 1 })
      const { id, batch } = opening(
        platform,
        { ...agreed, rated: rated ?? !agreed.private },
        withBots(creator, bots),
        mayWaitInOneMore(caller.account),
      )
      const { database } = platform
      const held = lockAccounts(database, [caller.account], 'alone')
      await requiring(database.prisma.$transaction([held, ...batch, ...remembering({ match: id })]), tooManyOpenMatches)
      platform.signals.matchesChanged([id])
      platform.signals.noticesWritten()
      return existing(platform, id)
    },

    join: (match, caller, { entropy, invitation }) =>
      join(match, caller, entropy, (record, since) => isInvited(platform, record.id, caller, invitation, since)),

    async leave(match, caller) {
      await retryOn(platform, match, async (record) => {
        viewpointOf(record, caller, false)
        if (record.status !== 'open') throw new Problem('match-not-open')
        const goes = record.participants.find(({ account }) => account === caller.account)
        if (goes === undefined) throw new Problem('not-joined')
        const closes = stayOnlyBots(record.participants.filter((one) => one !== goes))
        return changeRoster(platform, record, { goes, closes })
      })
    },

    async cancel(match, caller) {
      await retryOn(platform, match, async (record) => {
        requireCreator(record, caller)
        const others = record.participants.filter(({ account }) => account !== caller.account)
        return changeRoster(platform, record, { closes: true, notices: closedNotices(record, others, 'cancelled') })
      })
    },

    async remove(match, caller, participant) {
      await retryOn(platform, match, async (record) => {
        requireCreator(record, caller)
        const goes = record.participants.find(({ number }) => number === participant)
        if (goes === undefined) throw new Problem('not-found')
        if (goes.account === caller.account) throw new Problem('own-seat')
        return changeRoster(platform, record, { goes, removes: true, notices: removedNotices(record, goes) })
      })
    },

    rematch: (match, caller) => rematch(platform, join, match, caller),
  }
}

/** @throws Problem not-found, not-the-creator, match-not-open */
function requireCreator(record: MatchRecord, caller: Player): void {
  viewpointOf(record, caller, false)
  if (record.creator !== caller.account) throw new Problem('not-the-creator')
  if (record.status !== 'open') throw new Problem('match-not-open')
}
