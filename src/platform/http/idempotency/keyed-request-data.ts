import type { OwnedData } from '../../owned-data.ts'

/**
 * The requests that an account sent with a key. They contain only ids and times, for 48 hours, and are not exported.
 */
export const keyedRequestData: OwnedData = {
  erase: ({ database }, { id }) => [database.prisma.keyedRequest.deleteMany({ where: { scope: { startsWith: id } } })],
}
