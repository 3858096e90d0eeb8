import type { Draft } from './draft.ts'
import { isNothing, type Unsent } from './unsent.ts'

/** When a planned move is made. */
export interface Terms {
  /** The least that a number in the view must be, by its JSON Pointer. */
  readonly leasts: Readonly<Record<string, number>>
  /** Whether it is made every time that the question comes, rather than once. */
  readonly stays: boolean
}

/** A composition that survives a reload of the page and the end of a session. It stays in this tab. */
interface Kept {
  readonly lined: readonly Draft[]
  readonly draft?: Draft
  /** If it was composed before the reader was asked. */
  readonly plan?: Terms
}

/** Another person may sign in in the same tab, and play in the same match. */
const place = (match: string, seat: number | null): string => `paquebot.draft.${match}.${seat}`

export function keep(match: string, seat: number | null, unsent: Unsent, plan: Terms | undefined): void {
  if (isNothing(unsent) && plan === undefined) {
    sessionStorage.removeItem(place(match, seat))
    return
  }
  const { draft } = unsent
  const kept: Kept = { lined: unsent.lined.map((one) => one.draft), ...(draft && { draft }), ...(plan && { plan }) }
  sessionStorage.setItem(place(match, seat), JSON.stringify(kept))
}

export function kept(match: string, seat: number | null): Kept | undefined {
  const written = sessionStorage.getItem(place(match, seat))
  return written === null ? undefined : JSON.parse(written)
}
