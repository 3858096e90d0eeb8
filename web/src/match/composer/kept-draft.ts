import type { Choice } from '../../api/schemas.ts'
import { carriedOver, type Draft } from './draft.ts'

/** What is being composed survives a page that is loaded again, and a session that ends. It stays in this tab. */
const place = (match: string): string => `paquebot.draft.${match}`

export function keepDraft(match: string, draft: Draft): void {
  sessionStorage.setItem(place(match), JSON.stringify(draft))
}

export function forgetDraft(match: string): void {
  sessionStorage.removeItem(place(match))
}

/** The draft as it was left, if its move is still among the choices. */
export function keptDraft(match: string, choices: readonly Choice[]): Draft | undefined {
  const kept = sessionStorage.getItem(place(match))
  if (kept === null) return undefined
  const draft: Draft = JSON.parse(kept)
  return carriedOver(draft, choices)
}
