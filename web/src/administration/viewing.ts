import type { Schemas } from '../api/schemas.ts'

export type Viewer = Schemas['Viewer']

/** What an administrator looks at: a version of a match, by whose eyes, and the version that it is compared with. */
export interface Viewing {
  readonly version: number
  readonly as: Viewer
  readonly from: number | undefined
}

/** What the address says; at first the newest version, as a spectator sees it, which takes no reason. */
export function viewingIn(query: Readonly<Record<string, string>>, newest: number): Viewing {
  const from = versionIn(query.from, newest)
  return { version: versionIn(query.version, newest) ?? newest, as: viewerIn(query.as), from }
}

const versionIn = (text: string | undefined, newest: number): number | undefined => {
  const version = Number(text)
  return Number.isInteger(version) && version >= 1 ? Math.min(version, newest) : undefined
}

/** A viewer, as addresses and forms write it. */
export function viewerIn(text: string | undefined): Viewer {
  if (text === 'administrator') return text
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : 'spectator'
}

/** The fragment of the address that leads to the match as it was. */
export const replayed = 'replayed'

export const addressOf = (match: string, { version, as, from }: Viewing): string => {
  const query = { version: String(version), as: String(as), ...(from !== undefined && { from: String(from) }) }
  return `/administration/matches/${match}?${new URLSearchParams(query)}`
}
