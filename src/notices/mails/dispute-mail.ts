import type { Words } from '../locales/words.ts'

/** Somebody in a dispute, by their present name; null if their account is erased. */
export type Speaker = { readonly name: string; readonly isAdministrator: boolean } | null

/** How to name somebody in a dispute. */
export function speakerName(speaker: Speaker, { somebody, administrator }: Words['dispute']): string {
  if (speaker === null) return somebody
  return speaker.isAdministrator ? administrator(speaker.name) : speaker.name
}
