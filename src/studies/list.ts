import { z } from 'zod'
import { KeyTime } from '../platform/http/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { type Study, studyIn } from './study.ts'

/** The sort key of studies: the most recently changed first. */
export const ListKey = z.strictObject({ updatedAt: KeyTime, id: z.uuid() })
export type ListKey = z.infer<typeof ListKey>

/** Studies of an account, the most recently changed first, with the number of moves tried on each. */
export async function listStudies(
  { database }: Platform,
  accountId: string,
  { limit, before }: { readonly limit: number; readonly before: ListKey | undefined },
): Promise<{ readonly study: Study; readonly moves: number }[]> {
  const after = before && {
    OR: [{ updatedAt: { lt: before.updatedAt } }, { updatedAt: before.updatedAt, id: { lt: before.id } }],
  }
  const rows = await database.prisma.study.findMany({
    where: { accountId, ...after },
    include: { _count: { select: { tried: true } } },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: limit,
  })
  return rows.map(({ _count, ...row }) => ({ study: studyIn(row), moves: _count.tried }))
}
