import type { Game, Tagged } from '../games/game.ts'
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
export function chanceFollows(game: Game, state: unknown): boolean {
  try {
    return game.chance(state, refusingToDraw).length > 0
  } catch (error) {
    if (error instanceof Drawing) return true
    throw error
  }
}

const refusingToDraw = {
  below(): number {
    throw new Drawing('A dry run draws nothing.')
  },
}
