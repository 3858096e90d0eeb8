import type { ServerSecrets } from '../../platform/secrets.ts'

type Naming = Pick<ServerSecrets, 'nameOfCounts' | 'countsIn'>

/** The id of a notice as its reader sees it. */
export const noticeName = (secrets: Naming, id: bigint): string => secrets.nameOfCounts([0n, id])

/** The notice with a name; undefined if there can be none. */
export function noticeIn(secrets: Naming, name: string): bigint | undefined {
  const [none, id] = secrets.countsIn(name) ?? []
  return none === 0n ? id : undefined
}
