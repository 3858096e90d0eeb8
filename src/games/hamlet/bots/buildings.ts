import type { Seat } from '../../game.ts'
import type { Form, MoveJson, Place } from '../../kit/choice.ts'
import { playerAt } from '../state.ts'
import { bestSites } from './sites.ts'
import type { Survey } from './survey.ts'

/** So many places are tried for each tile. */
const sitesTried = 4

/** Each tile at the best of its places, from every building beside it: where the villager stands decides who can be paid. */
export const buildings = (choices: readonly Form[], survey: Survey, seat: Seat): MoveJson[] =>
  playerAt(survey.state, seat).blueprints.flatMap((tile) => {
    const forms = choices
      .filter(({ move }) => move.tile === tile)
      .map(({ move, fields }) => ({ move, fields, places: placesIn(fields) }))
    const all = new Map(forms.flatMap(({ places }) => [...places]))
    return bestSites(survey, seat, tile, [...all.values()], sitesTried).flatMap((place) =>
      forms.filter(({ places }) => places.has(keyOf(place))).map(({ move }) => ({ ...move, place })),
    )
  })

const placesIn = (fields: Form['fields']): Map<string, Place> =>
  new Map(fields.flatMap((field) => (field.kind === 'place' ? field.places : [])).map((place) => [keyOf(place), place]))

const keyOf = ({ turns, q, r }: Place): string => `${turns},${q},${r}`
