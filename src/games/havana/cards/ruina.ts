import { BuildingId } from '../data/buildings.ts'
import { option } from '../nouns.ts'
import { refuse } from '../refuse.ts'
import { ends } from '../rows.ts'
import { actionCard } from './action-card.ts'

/** "You may remove 1 building at an end of a row. Only once in a round, whoever plays the card." */
export const ruina = actionCard({
  id: 'ruina',
  number: 3,
  printed: { type: 'demolish' },
  says: { building: BuildingId.exactOptional() },
  ways({ state, demolished }) {
    const options = ends(state).map(({ id }) => option('building', id))
    if (demolished || options.length === 0) return [{}]
    return [{ asks: [{ kind: 'one-of', name: 'building', options, optional: true }] }]
  },
  carryOut({ state, seat, demolished }, { building }) {
    if (building === undefined) return []
    if (demolished) refuse('ruina-used')
    const end = ends(state).find(({ id }) => id === building) ?? refuse('not-at-an-end', { building })
    return [{ type: 'demolished', seat, row: end.row, building }]
  },
})
