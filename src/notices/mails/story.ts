import { type Block, list, text } from '../letters/letter.ts'
import type { Words } from '../locales/words.ts'

/** A mail lists only the last events: the decision depends on them. */
export const mostEvents = 50

/** What happened, one sentence per event. Events without a sentence are left out. */
export function story(events: readonly string[], say: Words['turn']): Block[] {
  const said = events.filter((sentence) => sentence !== '')
  if (said.length === 0) return [text(say.nothing)]
  const earlier = said.length - mostEvents
  return [...(earlier > 0 ? [text(say.earlier(earlier))] : []), list(said.slice(-mostEvents))]
}
