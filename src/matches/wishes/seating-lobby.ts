import type { Platform } from '../../platform/platform.ts'
import type { Lobby } from '../lobby/lobby.ts'
import { findMatch } from '../record/find-match.ts'
import { seatWishes } from './seating.ts'
import { takesWishes, textOf } from './wish-terms.ts'

/** A lobby in which standing wishes take free seats at once. */
export function seatingLobby(platform: Platform, lobby: Lobby): Lobby {
  /**
   * Seats others after somebody has left. The leaver's own wish for such a match is deleted, or it would seat them
   * again.
   */
  async function seatOthers(match: string, leaver: string | null): Promise<void> {
    const record = await findMatch(platform, match)
    if (record === undefined || !takesWishes(record)) return
    if (leaver !== null) {
      await platform.database.prisma.wish.deleteMany({ where: { accountId: leaver, terms: textOf(record) } })
    }
    await seatWishes(platform, record)
  }

  return {
    ...lobby,
    async create(caller, plan, remembering) {
      const record = await lobby.create(caller, plan, remembering)
      return seatWishes(platform, record)
    },
    async leave(match, caller) {
      await lobby.leave(match, caller)
      await seatOthers(match, caller.account)
    },
    async remove(match, caller, participant) {
      const before = await findMatch(platform, match)
      await lobby.remove(match, caller, participant)
      await seatOthers(match, before?.participants.find(({ number }) => number === participant)?.account ?? null)
    },
  }
}
