import type { Seat } from '../../game.ts'
import type { Form, MoveJson, Place } from '../../kit/choice.ts'
import { playerAt } from '../state.ts'
import { bestSites } from './sites.ts'
import type { Survey } from './survey.ts'

/** How many of the best places are tried for each tile. */
const sitesTried = 4

/**
 * Every blueprint at its best places, from every building beside each place: where the villager stands decides which
 * goods can pay.
 */
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
