import { vi } from 'vitest'
import { catalogue } from '../../src/games/catalogue.ts'
import { asOfRules } from '../../src/games/earlier-rules.ts'
import type { Game } from '../../src/games/game.ts'
import { havana } from '../../src/games/havana/index.ts'
import type { State } from '../../src/games/havana/state.ts'

/** Puts this game into the catalogue as it was while these rules were its newest, until mocks are restored. */
export function withdrawNewerRules(game: Game, rules: number): void {
  const released = catalogue.get.bind(catalogue)
  vi.spyOn(catalogue, 'get').mockImplementation((id) => (id === game.meta.id ? asOfRules(game, rules) : released(id)))
}

/**
 * Havana with one more fix of a rule. What rules 2 change does not matter to players; but a position says which rules
 * it has.
 */
export const mendedHavana: Game = {
  ...havana,
  meta: { ...havana.meta, rulesVersion: 2 },
  byRules: (state: State, rules: number): State => ({ ...state, rules }),
}

/** Puts these rules into the catalogue, until mocks are restored. */
export function releaseMendedHavana(): void {
  const released = catalogue.get.bind(catalogue)
  vi.spyOn(catalogue, 'get').mockImplementation((id) => (id === havana.meta.id ? mendedHavana : released(id)))
}
