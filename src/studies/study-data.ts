import { z } from 'zod'
import type { Prisma } from '../generated/prisma/client.ts'
import { mapPages, pages } from '../platform/database/pages.ts'
import { exported, type OwnedData } from '../platform/owned-data.ts'

const Source = z.looseObject({ kind: z.string() })

const ExportedStudy = z.object({
  study: z.uuid().describe('Its moves and positions: `GET /v1/studies/{study}`.'),
  game: z.string(),
  name: z.string(),
  source: Source.describe('Where its first position comes from.'),
  variations: z.array(z.string()).describe('The names of its lines.'),
  shared: z.boolean().describe('Whether there is a link to it.'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

/** Few at a time, since each holds a whole position. */
const mostAtOnce = 20

const withNames = {
  tried: { where: { name: { not: null } }, select: { name: true }, orderBy: { number: 'asc' } },
} as const satisfies Prisma.StudyInclude

type StudyWithNames = Prisma.StudyGetPayload<{ include: typeof withNames }>

const ExportedStudies = z.object({ studies: z.array(ExportedStudy) })

/** The studies of an account, with the names of their lines. */
export const studyData: OwnedData = {
  exported: exported(ExportedStudies, ({ database }, { id: accountId }) => {
    const rows = pages(
      ({ createdAt, id }: StudyWithNames) => ({ createdAt, id }),
      ({ after, take }) =>
        database.prisma.study.findMany({
          where: { accountId, ...after },
          include: withNames,
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
          take,
        }),
      mostAtOnce,
    )
    const studies = mapPages(rows, ({ id, game, name, source, tried, shareId, createdAt, updatedAt }) => ({
      study: id,
      game,
      name,
      source: Source.parse(source),
      variations: tried.flatMap((node) => node.name ?? []),
      shared: shareId !== null,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    }))
    return { studies }
  }),
  erase: ({ database }, { id: accountId }) => [database.prisma.study.deleteMany({ where: { accountId } })],
}
