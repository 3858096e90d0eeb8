import type { Platform } from '../../platform/platform.ts'
import type { WithheldReason } from '../record/notice.ts'

const reason: WithheldReason = 'backup-restored'

/**
 * Withholds the mails that are due in a database that was restored from a backup: after the backup they were sent, or
 * had no cause any more.
 * @returns how many
 */
export async function withholdRestored({ database, clock }: Pick<Platform, 'database' | 'clock'>): Promise<number> {
  const now = clock.now()
  const { count } = await database.prisma.notice.updateMany({
    where: { status: 'pending', dueAt: { lte: now } },
    data: { status: 'withheld', reason, lockedUntil: null, doneAt: now },
  })
  return count
}
