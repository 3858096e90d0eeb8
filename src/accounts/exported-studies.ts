import { z } from 'zod'
import type { Platform } from '../platform/platform.ts'

const Source = z.looseObject({ kind: z.string() })

export const ExportedStudy = z.object({
  study: z.uuid().describe('Its moves and positions: `GET /v1/studies/{study}`.'),
  game: z.string(),
  name: z.string(),
  source: Source.describe('Where its first position comes from.'),
  variations: z.array(z.string()).describe('What you have called lines of it.'),
  shared: z.boolean().describe('Whether there is a link to it.'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

/** The studies of an account, with all that it has named. */
export async function exportedStudies({ database }: Platform, accountId: string) {
  const rows = await database.prisma.study.findMany({
    where: { accountId },
    include: { tried: { where: { name: { not: null } }, select: { name: true }, orderBy: { number: 'asc' } } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map(({ id, game, name, source, tried, shareId, createdAt, updatedAt }): z.infer<typeof ExportedStudy> => {
    return {
      study: id,
      game,
      name,
      source: Source.parse(source),
      variations: tried.flatMap((node) => node.name ?? []),
      shared: shareId !== null,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    }
  })
}
