import type { Game } from './game.ts'

/** The numbers of all versions of a game's rules, from the first to the newest. */
export const allRules = ({ meta }: Pick<Game, 'meta'>): number[] =>
  Array.from({ length: meta.rulesVersion }, (_, index) => index + 1)

/**
 * The game as it was while these rules were its newest: its matches begin by them. It plays on by newer rules nothing that
 * is said to be of them, since it does not know them.
 */
export const asOfRules = (game: Game, rules: number): Game => ({
  ...game,
  meta: { ...game.meta, rulesVersion: rules },
  opening: (setup) => game.opening({ ...setup, rules }),
})
