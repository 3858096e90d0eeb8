import type { Chapter } from '../../kit/rulebook.ts'

/** The sections in the order in which they are read, with the kind of components that each is about. */
export const order = [
  { id: 'aim', about: null },
  { id: 'table', about: null },
  { id: 'opening', about: null },
  { id: 'round', about: null },
  { id: 'initiative', about: null },
  { id: 'actions', about: 'action-card' },
  { id: 'building', about: 'building' },
  { id: 'payment', about: 'piece' },
  { id: 'supply', about: null },
  { id: 'replacement', about: null },
  { id: 'end', about: null },
  { id: 'options', about: null },
] as const

/** What one language says in each section. */
export type Chapters = Readonly<Record<(typeof order)[number]['id'], Chapter>>
