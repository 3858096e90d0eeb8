import { gameById } from '../../games/catalogue.ts'
import type { Seat } from '../../games/game.ts'
import { type Ahead, choicesAhead } from '../../journal/ahead.ts'
import { job } from '../../platform/threads/job.ts'

/** What a seat sees of a match. */
interface Seen {
  /** The id of its game. */
  readonly game: string
  readonly view: unknown
  readonly seat: Seat
}

/** What a seat may be asked next, and what it could do then. Whole turns of bots are too long for the event loop. */
export const lookAhead = job(import.meta.url, 'lookAhead', ({ game: id, view, seat }: Seen): Ahead | undefined => {
  return choicesAhead(gameById(id), view, seat)
})
