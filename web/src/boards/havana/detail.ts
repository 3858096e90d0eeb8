import type { Subject } from '../board.ts'
import type { View } from './cards.tsx'

/** What a building costs, the number of a card that can be chosen, and how many there are of a piece where it is taken. */
export function detail({ view, noun, choice, pieces }: Subject<View>): string | undefined {
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

  function count(): string | undefined {
    const places = { '/card': view.card, '/bag': view.bag, '/reserve': view.reserve }
    const there = Object.entries(places).find(([place]) =>
      choice.fields.some((field) => 'from' in field && field.from === place),
    )?.[1]
    const many = there && Object.entries(there).find(([kind]) => kind === noun.id)?.[1]
    return many === undefined ? undefined : String(many)
  }
}
