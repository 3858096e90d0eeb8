import { pair } from '../../words/pair.ts'
import type { Subject } from '../board.ts'
import { nounOf } from '../kit/pieces.ts'
import type { View } from './cards.tsx'

/** What a building costs, the number of a card that can be chosen, and how many there are of a piece where it is taken. */
export function detail({ view, noun, choice, field, pieces }: Subject<View>): string | undefined {
  const component = pieces.componentOf(noun)
  switch (noun.kind) {
    case 'building':
      return component?.cost ?? undefined
    case 'action-card':
      // The card that a move carries out has had its number.
      return choice.about.includes(noun) ? undefined : (component?.number ?? undefined)
    case 'piece':
      return count()
    default:
      return undefined
  }

  /** In a row for each piece, where they lie is said, too. */
  function count(): string | undefined {
    const places = [
      { at: '/card', holder: nounOf('resource-card:card'), pieces: view.card },
      { at: '/bag', holder: nounOf('bag:bag'), pieces: view.bag },
      { at: '/reserve', holder: nounOf('reserve:reserve'), pieces: view.reserve },
    ]
    const place = places.find(({ at }) => choice.fields.some((one) => 'from' in one && one.from === at))
    if (place === undefined) return undefined
    const many = Object.entries(place.pieces).find(([kind]) => kind === noun.id)?.[1]
    if (many === undefined) return undefined
    return field?.kind === 'goods' ? pair(pieces.nameOf(place.holder), many) : String(many)
  }
}
