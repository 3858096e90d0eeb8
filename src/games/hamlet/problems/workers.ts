import type { PositionProblem } from '../../game.ts'
import { limits } from '../data/set-up.ts'
import { playerAt, playing, type State } from '../state.ts'
import type { Village } from '../village.ts'

/**
 * Every remaining seat has at least one villager and one donkey, and all of them stand in the village. Rulebook: Setup,
 * Town hall.
 */
export function* workerProblems(state: State, { connected }: Village): Generator<PositionProblem> {
  for (const seat of playing(state)) {
    const path = `seats/${seat}`
    const { villagers, donkeys } = playerAt(state, seat)
    yield* numberProblems(`${path}/villagers`, villagers.length, limits.villagers)
    yield* numberProblems(`${path}/donkeys`, donkeys.length, limits.donkeys)
    const standing = [
      ...villagers.map(({ at }, i) => ({ at: `${path}/villagers/${i}/at`, tile: at })),
      ...donkeys.map((tile, i) => ({ at: `${path}/donkeys/${i}`, tile })),
    ]
    for (const { at, tile } of standing)
      if (!connected.has(tile)) yield { at, problem: `${tile} does not belong to the village.` }
  }
}

function* numberProblems(at: string, number: number, most: number): Generator<PositionProblem> {
  if (number < 1 || number > most) yield { at, problem: `There must be 1 to ${most}, not ${number}.` }
}
