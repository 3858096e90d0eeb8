import { aboutParts } from '../kit/about.ts'
import type { Choice, Form } from '../kit/choice.ts'
import type { Nouns } from '../kit/noun-places.ts'
import { nounsOf } from '../kit/nouns.ts'
import { ActionId } from './cards/action-id.ts'

/** The kinds of things that Havana's forms and sentences name. */
export const nounKinds = ['action-card', 'building', 'seat', 'piece'] as const
type NounKind = (typeof nounKinds)[number]

export const { noun, option } = nounsOf<NounKind>()

/** Where a seat's cards are: in front of it, and elsewhere as far as the viewer knows. */
const shownCards = ['/seats/*/table/*', '/seats/*/secret/hand/*', '/seats/*/secret/laid/*']

export const nouns: Nouns<NounKind> = {
  'action-card': {
    inView: [
      ...shownCards,
      '/seats/*/secret/discard/*',
      '/seats/*/knownHand/*',
      '/seats/*/knownDiscard/*',
      '/seats/*/unsure/*',
    ],
    inPicture: shownCards,
  },
  building: {
    inView: ['/rows/upper/*', '/rows/lower/*', '/top', '/stack/*', '/demolished/*', '/seats/*/built/*'],
    inPicture: ['/rows/upper/*', '/rows/lower/*', '/top'],
  },
  seat: { inView: ['/seats/{id}'], inPicture: ['/seats/{id}'] },
  piece: { inView: ['/card/{id}', '/reserve/{id}', '/bag/{id}', '/seats/*/pieces/{id}'], inPicture: [] },
}

/** The kind of thing that each part of a move names. */
const parts = { building: 'building', victim: 'seat' } as const satisfies Record<string, NounKind>

/**
 * A choice is about the things that its parts name. A choice that carries out a card is also about that card: its type
 * is the card's id.
 */
export function choiceOf(form: Form): Choice {
  const card = ActionId.safeParse(form.move.type)
  return card.success ? aboutParts(form, parts, noun('action-card', card.data)) : aboutParts(form, parts)
}
