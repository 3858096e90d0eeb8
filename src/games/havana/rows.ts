import type { Building, BuildingId } from './data/buildings.ts'
import { type BuildingRow, rowNames, type State } from './state.ts'

/** A card at an end of a row: only such cards can be built or demolished. Rulebook: Phase 2. */
export interface End extends Building {
  readonly id: BuildingId
  readonly row: BuildingRow
}

/** The ends of both rows. The only card of a row is both of its ends, but is listed once. */
export function ends({ rows, buildings }: Pick<State, 'rows' | 'buildings'>): End[] {
  return rowNames.flatMap((row) =>
    [...new Set([...rows[row].slice(0, 1), ...rows[row].slice(-1)])].flatMap((id) => {
      const building = buildings[id]
      return building === undefined ? [] : [{ ...building, id, row }]
    }),
  )
}

/** Whether no building is left to be built. */
export const allGone = ({ rows, top, stack }: State): boolean =>
  rows.upper.length + rows.lower.length + stack.length === 0 && top === null
