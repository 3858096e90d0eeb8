import { vi } from 'vitest'
import { catalogue } from '../../src/games/catalogue.ts'
import { asOfRules } from '../../src/games/earlier-rules.ts'
import type { Game } from '../../src/games/game.ts'
import { havana } from '../../src/games/havana/index.ts'
import type { State } from '../../src/games/havana/state.ts'

/** From here on the catalogue has this game as it was while these rules were its newest, until mocks are restored. */
export function withdrawNewerRules(game: Game, rules: number): void {
  const released = catalogue.get.bind(catalogue)
  vi.spyOn(catalogue, 'get').mockImplementation((id) => (id === game.meta.id ? asOfRules(game, rules) : released(id)))
}

/**
 * Havana as if a rule of it had been mended once more. What rules 2 are is of no matter to whoever plays
 * by them: but a position says which it is played by.
 */
export const mendedHavana: Game = {
  ...havana,
  meta: { ...havana.meta, rulesVersion: 2 },
  byRules: (state: State, rules: number): State => ({ ...state, rules }),
}

/** From here on the catalogue has these rules, until mocks are restored. */
export function releaseMendedHavana(): void {
  const released = catalogue.get.bind(catalogue)
  vi.spyOn(catalogue, 'get').mockImplementation((id) => (id === havana.meta.id ? mendedHavana : released(id)))
}
