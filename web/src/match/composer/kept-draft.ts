import type { Draft } from './draft.ts'
import { isNothing, type Unsent } from './unsent.ts'

/** A composition that survives a reload of the page and the end of a session. It stays in this tab. */
export interface Kept {
  readonly lined: readonly Draft[]
  readonly draft?: Draft
  /** Whether it was composed before the reader was asked. */
  readonly isPlan: boolean
}

const place = (match: string): string => `paquebot.draft.${match}`

export function keep(match: string, unsent: Unsent, isPlan: boolean): void {
  if (isNothing(unsent) && !isPlan) {
    sessionStorage.removeItem(place(match))
    return
  }
  const { draft } = unsent
  const kept: Kept = { lined: unsent.lined.map((one) => one.draft), isPlan, ...(draft && { draft }) }
  sessionStorage.setItem(place(match), JSON.stringify(kept))
}

export function kept(match: string): Kept | undefined {
  const written = sessionStorage.getItem(place(match))
  return written === null ? undefined : JSON.parse(written)
}
