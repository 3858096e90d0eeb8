import { type Block, heading, list, type Picture, text } from '../letters/letter.ts'
import type { Words } from '../locales/words.ts'

/** Everything a player needs to decide, in the sentences of the game. */
export interface ToDecide {
  readonly question: string
  /** What happened since the player last decided or, if later, last looked. */
  readonly happened: { readonly since: 'decision' | 'look'; readonly events: readonly string[] }
  readonly position: readonly string[]
  readonly picture: Picture | null
}

/** The question, what happened since the player last decided or looked, and the position. */
export function toDecide({ question, happened, position, picture }: ToDecide, { turn }: Words): Block[] {
  return [
    heading(turn.asked),
    text(question),
    heading(happened.since === 'look' ? turn.happenedSinceLook : turn.happened),
    ...story(happened.events, turn),
    heading(turn.position),
    ...(picture ? [picture] : []),
    list(position),
  ]
}

/** A mail lists only the last events: the decision depends on them. */
export const mostEvents = 50

/** What happened, one sentence per event. Events without a sentence are left out. */
export function story(events: readonly string[], say: Words['turn']): Block[] {
  const said = events.filter((sentence) => sentence !== '')
  if (said.length === 0) return [text(say.nothing)]
  const earlier = said.length - mostEvents
  return [...(earlier > 0 ? [text(say.earlier(earlier))] : []), list(said.slice(-mostEvents))]
}
