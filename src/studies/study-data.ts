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
  comments: z.array(z.string()).describe('What is said about its moves.'),
  shared: z.boolean().describe('Whether there is a link to it.'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

/** Few at a time, since each holds a whole position. */
const mostAtOnce = 20

const withTexts = {
  tried: {
    where: { OR: [{ name: { not: null } }, { comment: { not: null } }] },
    select: { name: true, comment: true },
    orderBy: { number: 'asc' },
  },
} as const satisfies Prisma.StudyInclude

type StudyWithTexts = Prisma.StudyGetPayload<{ include: typeof withTexts }>

const ExportedStudies = z.object({ studies: z.array(ExportedStudy) })

/** The studies of an account, with the names of their lines and the comments on their moves. */
export const studyData: OwnedData = {
  exported: exported(ExportedStudies, ({ database }, { id: accountId }) => {
    const rows = pages(
      ({ createdAt, id }: StudyWithTexts) => ({ createdAt, id }),
      ({ after, take }) =>
        database.prisma.study.findMany({
          where: { accountId, ...after },
          include: withTexts,
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
      comments: tried.flatMap((node) => node.comment ?? []),
      shared: shareId !== null,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    }))
    return { studies }
  }),
  erase: ({ database }, { id: accountId }) => [database.prisma.study.deleteMany({ where: { accountId } })],
}
