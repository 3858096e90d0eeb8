import { z } from 'zod'

/** The thirteen action cards, in the order of their numbers. */
export const actionIds = [
  'siesta',
  'guardaespaldas',
  'mendigo',
  'reciclaje',
  'ruina',
  'escombros',
  'obreros',
  'arquitecto',
  'ladron',
  'receptador',
  'contrabando',
  'empresario',
  'mama',
] as const

export const ActionId = z.enum(actionIds).meta({ id: 'HavanaActionCard', description: 'An action card.' })
export type ActionId = z.infer<typeof ActionId>

/** Cards as a set: always in the order of their numbers, so that the order does not reveal where a card came from. */
export const sorted = (cards: readonly ActionId[]): ActionId[] => actionIds.filter((id) => cards.includes(id))

export const without = (cards: readonly ActionId[], removed: readonly ActionId[]): ActionId[] =>
  cards.filter((card) => !removed.includes(card))

/** Whether cards are written as a set: each card once, in the order of their numbers. */
export const isSet = (cards: readonly ActionId[]): boolean => {
  const inOrder = sorted(cards)
  return inOrder.length === cards.length && inOrder.every((card, place) => card === cards[place])
}
