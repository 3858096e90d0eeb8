import type { Setup } from '../game.ts'
import { actionIds } from './cards/action-id.ts'
import { buildings } from './data/buildings.ts'
import { bricksOfEachColour, coins, purse, rubblePieces, workers } from './data/set-up.ts'
import { meta, type Options } from './meta.ts'
import { nothing, plus } from './pieces.ts'
import type { Player, State } from './state.ts'

/** The table before anything is drawn. Rulebook: Setup. */
export function opening({ seats, options, rules = meta.rulesVersion }: Setup<Options>): State {
  const table = buildings[options.buildings]
  return {
    rules,
    options,
    buildings: { ...table },
    round: 0,
    phase: { name: 'setup' },
    order: [],
    youngestFirst: [],
    rows: { upper: [], lower: [] },
    top: null,
    stack: Object.keys(table).toSorted(),
    demolished: [],
    card: nothing,
    reserve: plus(nothing, { pesos: coins[options.coins] - seats * purse.pesos, workers }),
    bag: {
      ...nothing,
      white: bricksOfEachColour,
      yellow: bricksOfEachColour,
      green: bricksOfEachColour,
      red: bricksOfEachColour,
      rubble: rubblePieces - seats * purse.rubble,
    },
    box: nothing,
    quiet: 0,
    seats: Array.from({ length: seats }, newPlayer),
  }
}

const newPlayer = (): Player => ({
  hand: [...actionIds],
  table: [],
  discard: [],
  laid: [],
  unsure: [],
  pieces: plus(nothing, purse),
  built: [],
  left: false,
})
