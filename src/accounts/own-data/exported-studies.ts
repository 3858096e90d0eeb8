import { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'
import { mapPages, pages } from '../../platform/database/pages.ts'
import type { Platform } from '../../platform/platform.ts'

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

/** Few at a time: each may begin with a position of its own. */
const mostAtOnce = 20

const withNames = {
  tried: { where: { name: { not: null } }, select: { name: true }, orderBy: { number: 'asc' } },
} as const satisfies Prisma.StudyInclude

type Row = Prisma.StudyGetPayload<{ include: typeof withNames }>

/** The studies of an account, with all that it has named. */
export function exportedStudies(
  { database }: Platform,
  accountId: string,
): AsyncIterable<z.infer<typeof ExportedStudy>[]> {
  const rows = pages(
    ({ createdAt, id }: Row) => ({ createdAt, id }),
    ({ after, take }) =>
      database.prisma.study.findMany({
        where: { accountId, ...after },
        include: withNames,
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take,
      }),
    mostAtOnce,
  )
  return mapPages(rows, ({ id, game, name, source, tried, shareId, createdAt, updatedAt }) => ({
    study: id,
    game,
    name,
    source: Source.parse(source),
    variations: tried.flatMap((node) => node.name ?? []),
    shared: shareId !== null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }))
}
