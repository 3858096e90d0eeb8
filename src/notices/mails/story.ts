import { type Block, list, text } from '../letter.ts'
import type { Words } from '../locales/words.ts'

/** Of a long story the end is told: it is what the decision depends on. */
export const mostEvents = 50

/** What happened, a sentence each; events that have nothing to tell are empty and left out. */
export function story(sentences: readonly string[], say: Words['turn']): Block[] {
  const told = sentences.filter((sentence) => sentence !== '')
  if (told.length === 0) return [text(say.nothing)]
  const earlier = told.length - mostEvents
  return [...(earlier > 0 ? [text(say.earlier(earlier))] : []), list(told.slice(-mostEvents))]
}
