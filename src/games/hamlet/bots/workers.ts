import type { Seat } from '../../game.ts'
import type { Form, MoveJson } from '../../kit/choice.ts'
import { keepsLimits } from '../../kit/forms.ts'
import { sum } from '../../kit/sum.ts'
import { type TileId, tileIds } from '../data/tile-ids.ts'
import { playerAt } from '../state.ts'
import type { Survey } from './survey.ts'
import { worthOfTransport } from './transport.ts'

/** Chooses whom to hire, and where the donkeys go. */

/** For how many turns donkeys are compared; the choice of this number does not matter. */
const soon = 2

type Herd = Readonly<Record<string, number>>

/** The sensible ways to hire: nobody, one or two villagers, or one or two donkeys where they help most. */
export function hirings({ move, fields, limits, example }: Form, survey: Survey, seat: Seat): MoveJson[] {
  const { donkeys } = playerAt(survey.state, seat)
  const first = bestStable(survey, donkeys)
  const second = bestStable(survey, [...donkeys, first])
  const teams = [
    { villagers: 0, donkeys: {} },
    { villagers: 1, donkeys: {} },
    { villagers: 2, donkeys: {} },
    { villagers: 0, donkeys: herd([first]) },
    { villagers: 1, donkeys: herd([first]) },
    { villagers: 0, donkeys: herd([first, second]) },
  ]
  return teams.filter(isOpen).map((team) => ({ ...move, ...team }))

  function isOpen(team: { readonly villagers: number; readonly donkeys: Herd }): boolean {
    const hired = new Map([
      ['villagers', team.villagers],
      ['donkeys', sizeOf(team.donkeys)],
    ])
    const isRoom = fields.every((field) => !('max' in field) || (hired.get(field.name) ?? 0) <= field.max)
    return isRoom && keepsLimits({ move, fields, limits, example }, new Map(Object.entries(team)))
  }
}

function bestStable(survey: Survey, donkeys: readonly TileId[]): TileId {
  const stables = tileIds
    .filter((tile) => survey.village.connected.has(tile))
    .map((tile) => ({ tile, worth: worthOfTransport(survey, [...donkeys, tile], soon) }))
    .toSorted((one, other) => other.worth - one.worth)
  return stables[0]?.tile ?? 'church'
}

/** Each donkey in turn takes the step that helps most, if any step helps. */
export function drives(survey: Survey, seat: Seat): MoveJson[] {
  const steps: Record<string, number> = {}
  let donkeys = playerAt(survey.state, seat).donkeys
  for (const [index, from] of donkeys.entries()) {
    const worthAt = (tile: TileId) => worthOfTransport(survey, donkeys.with(index, tile), soon)
    const [best] = [...(survey.village.links.get(from) ?? [])]
      .map((tile) => ({ tile, worth: worthAt(tile) }))
      .toSorted((one, other) => other.worth - one.worth)
    if (best === undefined || best.worth <= worthAt(from)) continue
    donkeys = donkeys.with(index, best.tile)
    const step = `${from}>${best.tile}`
    steps[step] = (steps[step] ?? 0) + 1
  }
  return Object.keys(steps).length === 0 ? [] : [{ type: 'drive', steps }]
}

function herd(tiles: readonly TileId[]): Herd {
  const counts: Record<string, number> = {}
  for (const tile of tiles) counts[tile] = (counts[tile] ?? 0) + 1
  return counts
}

const sizeOf = (donkeys: Herd): number => sum(Object.values(donkeys))
