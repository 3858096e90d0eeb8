import type { Game } from './game.ts'

/** The numbers of all versions of a game's rules, from the first to the newest. */
export const allRules = ({ meta }: Pick<Game, 'meta'>): number[] =>
  Array.from({ length: meta.rulesVersion }, (_, index) => index + 1)

/**
 * The game as it was while this version of its rules was the newest: new matches begin by it, and positions by newer
 * rules are unknown to it.
 */
export const asOfRules = (game: Game, rules: number): Game => ({
  ...game,
  meta: { ...game.meta, rulesVersion: rules },
  opening: (setup) => game.opening({ ...setup, rules }),
})
