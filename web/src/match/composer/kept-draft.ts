import type { Draft } from './draft.ts'
import { isNothing, type Unsent } from './unsent.ts'

/** A composition that survives a reload of the page and the end of a session. It stays in this tab. */
export interface Kept {
  readonly lined: readonly Draft[]
  readonly draft?: Draft
  /** Whether it was composed before the reader was asked. */
  readonly isPlan: boolean
}

/** Another person may sign in in the same tab, and play in the same match. */
const place = (match: string, seat: number | null): string => `paquebot.draft.${match}.${seat}`

export function keep(match: string, seat: number | null, unsent: Unsent, isPlan: boolean): void {
  if (isNothing(unsent) && !isPlan) {
    sessionStorage.removeItem(place(match, seat))
    return
  }
  const { draft } = unsent
  const kept: Kept = { lined: unsent.lined.map((one) => one.draft), isPlan, ...(draft && { draft }) }
  sessionStorage.setItem(place(match, seat), JSON.stringify(kept))
}

export function kept(match: string, seat: number | null): Kept | undefined {
  const written = sessionStorage.getItem(place(match, seat))
  return written === null ? undefined : JSON.parse(written)
}
