import type { Game, Tagged } from '../games/game.ts'
import { sameJson } from './canonical.ts'
import type { MatchDice } from './dice.ts'
import type { Happened } from './head.ts'

/** Applies decided events, then lets nature draw until nothing is left to draw. */
export function settle(game: Game, before: unknown, decided: readonly Tagged[], dice: MatchDice): Happened {
  const events = [...decided]
  let state = evolveAll(game, before, decided)
  for (;;) {
    const drawn = game.chance(state, dice)
    if (drawn.length === 0) return { events, state, draws: dice.drawn() }
    events.push(...drawn)
    state = evolveAll(game, state, drawn)
  }
}

/** The state after some events. */
export function evolveAll(game: Game, state: unknown, events: readonly Tagged[]): unknown {
  return events.reduce((now: unknown, event) => game.evolve(now, event), state)
}

class Drawing extends Error {}

/** Whether nature would act now: by drawing, or by an event without a draw, such as turning hidden cards up. */
export const chanceFollows = (game: Game, state: unknown): boolean => undrawn(game, state)?.length !== 0

/** The next events of nature if they need no draw; undefined if they do. */
function undrawn(game: Game, state: unknown): readonly Tagged[] | undefined {
  try {
    return game.chance(state, refusingToDraw)
  } catch (error) {
    if (error instanceof Drawing) return undefined
    throw error
  }
}

/** What follows from an entry without the seed. */
interface Undrawn {
  readonly events: readonly Tagged[]
  readonly state: unknown
  /** Whether nature drew. Then the events from the first draw on are taken as stored. */
  readonly drew: boolean
}

/**
 * Like `settle`, without the seed: from the first draw on, stored events are taken as drawn.
 * @returns undefined if the stored events end while nature still has something to do
 * @throws RangeError, TypeError if the stored events do not fit the state
 */
export function settleUndrawn(
  game: Game,
  before: unknown,
  decided: readonly Tagged[],
  stored: readonly Tagged[],
): Undrawn | undefined {
  const events = [...decided]
  let state = evolveAll(game, before, decided)
  for (let next = undrawn(game, state); ; next = undrawn(game, state)) {
    if (next?.length === 0) return { events, state, drew: false }
    if (next === undefined) break
    events.push(...next)
    state = evolveAll(game, state, next)
  }
  // The events before the draw differ already, so the comparison will find the fault.
  if (!sameJson(events, stored.slice(0, events.length))) return { events, state, drew: true }
  const drawn = stored.slice(events.length)
  const after = evolveAll(game, state, drawn)
  return drawn.length === 0 || chanceFollows(game, after) ? undefined : { events: stored, state: after, drew: true }
}

const refusingToDraw = {
  below(): number {
    throw new Drawing('A dry run draws nothing.')
  },
}
