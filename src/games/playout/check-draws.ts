import type { Game, Viewer } from '../game.ts'
import type { Dice } from '../kit/dice.ts'
import { checkEventsWithinView, checkViewWithinEvents, type Way } from './check-secrecy.ts'
import { difference } from './json.ts'
import { hold } from './property.ts'
import { fold } from './turn.ts'

/** With how many other outcomes a draw is compared, and how often one is sought: most numbers of a shuffle decide nothing. */
const mostOthers = 8
const mostSought = 80
/** How many of them are sought with numbers that are all new. */
const allNew = 2
const mostDraws = 20

/**
 * Draws are determined by the dice, and tell nobody more than they may know: nature draws here several times from the
 * same position, mostly with one other number, and each viewer learns by events what their view shows, and no more.
 * @param before a position in which nature may still have to draw
 */
export function checkDraws(game: Game, before: unknown, seats: number, dice: Dice): void {
  const viewers: Viewer[] = [...Array(seats).keys(), 'spectator']
  let state = before
  for (let draws = 0; draws < mostDraws; draws++) {
    const thrown: Throw[] = []
    const way = (what: string, events: Way['events']): Way => ({ what, events, after: fold(game, state, events) })
    const real = way('a draw', game.chance(state, recording(dice, thrown)))
    if (real.events.length === 0) return
    const unlike = difference(real.events, game.chance(state, like(thrown, dice)))
    hold('determinism', unlike === undefined, () => `the same dice draw something else the second time, at ${unlike}`)
    const others: Way[] = []
    for (let sought = 0; thrown.length > 0 && sought < mostSought && others.length < mostOthers; sought++) {
      const events = game.chance(state, sought < allNew ? dice : like(thrown, dice, dice.below(thrown.length)))
      if (difference(events, real.events) !== undefined) others.push(way('another draw', events))
    }
    for (const viewer of viewers) {
      checkViewWithinEvents(game, viewer, [real, ...others])
      for (const other of others) checkEventsWithinView(game, viewer, real, other)
    }
    state = real.after
  }
}

/** A number that dice gave, and the limit below which it had to be. */
interface Throw {
  readonly number: number
  readonly limit: number
}

function recording(dice: Dice, thrown: Throw[]): Dice {
  return {
    below(limit) {
      const number = dice.below(limit)
      thrown.push({ number, limit })
      return number
    },
  }
}

/** Dice that give the same numbers again, or all but one, which is another. */
function like(thrown: readonly Throw[], dice: Dice, changed?: number): Dice {
  let next = 0
  return {
    below(limit) {
      const index = next++
      const known = thrown[index]
      if (known === undefined || known.number >= limit) return dice.below(limit)
      return index === changed && limit > 1 ? (known.number + 1 + dice.below(limit - 1)) % limit : known.number
    },
  }
}
