import type { CountNames } from '../../platform/secrets.ts'

/** The id of a notice as its reader sees it. */
export const noticeName = (secrets: CountNames, id: bigint): string => secrets.nameOfCounts([0n, id])

/** The notice with a name; undefined if there can be none. */
export function noticeIn(secrets: CountNames, name: string): bigint | undefined {
  const [none, id] = secrets.countsIn(name) ?? []
  return none === 0n ? id : undefined
}
