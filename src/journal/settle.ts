import type { Game, Tagged } from '../games/game.ts'
import { sameJson } from './canonical.ts'
import type { MatchDice } from './dice.ts'
import type { Happened } from './head.ts'

/** Lets decided events happen, then nature draw until it has nothing left to draw. */
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

/** Whether nature would act now: it draws, or it says something without drawing, such as turning hidden cards up. */
export const chanceFollows = (game: Game, state: unknown): boolean => undrawn(game, state)?.length !== 0

/** What nature does next without drawing; undefined where it draws. */
function undrawn(game: Game, state: unknown): readonly Tagged[] | undefined {
  try {
    return game.chance(state, refusingToDraw)
  } catch (error) {
    if (error instanceof Drawing) return undefined
    throw error
  }
}

/** What is known of an entry without the seed. */
export interface Undrawn {
  readonly events: readonly Tagged[]
  readonly state: unknown
  /** Whether nature drew: then the events from its first draw on are those that are stored. */
  readonly drew: boolean
}

/**
 * As `settle`, where nobody knows the seed: from the first draw on, what is stored is taken for drawn.
 * @returns undefined where what is stored ends before nature has nothing left to do
 * @throws RangeError, TypeError where what is stored does not fit to the state
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
  // Else the entry is found out by the events that come before the draw.
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
