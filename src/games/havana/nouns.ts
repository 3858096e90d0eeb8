import { aboutParts } from '../kit/about.ts'
import type { Choice, Form } from '../kit/choice.ts'
import { nounsOf } from '../kit/nouns.ts'
import { ActionId } from './cards/action-id.ts'

/** The kinds of things Havana's forms and sentences name. */
export const nounKinds = ['action-card', 'building', 'seat', 'piece'] as const
export type NounKind = (typeof nounKinds)[number]

export const { noun, option } = nounsOf<NounKind>()

/** What the parts of moves name. */
const parts = { building: 'building', victim: 'seat' } as const satisfies Record<string, NounKind>

/** A choice is about what its parts name, and one that carries a card out about that card: its type is the card's id. */
export function choiceOf(form: Form): Choice {
  const card = ActionId.safeParse(form.move.type)
  return card.success ? aboutParts(form, parts, noun('action-card', card.data)) : aboutParts(form, parts)
}
