import type { OwnedData } from '../../owned-data.ts'

/** The requests that an account sent with a key: not exported, as they hold ids and times alone, for 48 hours. */
export const keyedRequestData: OwnedData = {
  erase: ({ database }, { id }) => [database.prisma.keyedRequest.deleteMany({ where: { scope: { startsWith: id } } })],
}
