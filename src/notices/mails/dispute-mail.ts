import type { Words } from '../locales/words.ts'

/** A participant of a dispute, by their current name; null if their account is erased. */
export type Speaker = { readonly name: string; readonly isAdministrator: boolean } | null

/** How to name a participant of a dispute. */
export function speakerName(speaker: Speaker, { somebody, administrator }: Words['dispute']): string {
  if (speaker === null) return somebody
  return speaker.isAdministrator ? administrator(speaker.name) : speaker.name
}
