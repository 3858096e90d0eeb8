import type { Match, Schemas } from '../api/schemas.ts'

/** A moment of a match, and how one looks at it. */
export interface Moment {
  readonly version: number
  /** The other moment, if two are compared. */
  readonly from: number | undefined
  /** Whose view is shown, once the match is over; undefined for all that the reader may see. */
  readonly as: Exclude<Schemas['Viewer'], 'administrator'> | undefined
}

/** Whether a match is over: then everybody sees everything, and can look through the eyes of any seat. */
export const isOver = ({ status }: Pick<Match, 'status'>): boolean => status === 'ended' || status === 'aborted'

/** The moment of a match that an address names; without a version, the newest. */
export function momentIn(search: string, match: Pick<Match, 'version' | 'seats' | 'status'>): Moment {
  const named = new URLSearchParams(search)
  return {
    version: versionIn(named.get('version'), match.version) ?? match.version,
    from: versionIn(named.get('from'), match.version),
    as: isOver(match) ? viewerIn(named.get('as'), match.seats) : undefined,
  }
}

function viewerIn(text: string | null, seats: number): Moment['as'] {
  if (text === 'spectator') return text
  const seat = text !== null && /^\d{1,2}$/.test(text) ? Number(text) : seats
  return seat < seats ? seat : undefined
}

const versionIn = (text: string | null, newest: number): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text) ? Math.min(Math.max(1, Number(text)), newest) : undefined

/** The address of a moment, for its reader and for whoever they send it to. */
export function momentAddress(match: string, { version, from, as }: Moment): string {
  const named = new URLSearchParams({ version: String(version) })
  if (from !== undefined) named.set('from', String(from))
  if (as !== undefined) named.set('as', String(as))
  return `/matches/${match}/replay?${named}`
}

/** The viewer as the API takes it. */
export const viewerQuery = (as: Moment['as']) => (as === undefined ? {} : { as: String(as) })
