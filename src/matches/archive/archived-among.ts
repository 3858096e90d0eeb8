import type { Database } from '../../platform/database/database.ts'

/** Which of these matches are archived. */
export async function archivedAmong({ prisma }: Pick<Database, 'prisma'>, ids: readonly string[]): Promise<string[]> {
  const archived = await prisma.match.findMany({
    where: { id: { in: [...ids] }, archivedAt: { not: null } },
    select: { id: true },
  })
  return archived.map(({ id }) => id)
}
