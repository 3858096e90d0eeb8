import type { Chapter } from '../../kit/rulebook.ts'

/** The sections in the order in which they are read, with the kind of components that each is about. */
export const order = [
  { id: 'aim', about: null },
  { id: 'table', about: null },
  { id: 'turn', about: 'tile' },
  { id: 'offers', about: null },
  { id: 'entering', about: 'building' },
  { id: 'payment', about: 'item' },
  { id: 'building', about: null },
  { id: 'trade', about: null },
  { id: 'ships', about: 'ship' },
  { id: 'round-end', about: null },
  { id: 'loans', about: null },
  { id: 'specials', about: null },
  { id: 'end', about: null },
  { id: 'scoring', about: null },
  { id: 'short', about: null },
  { id: 'alone', about: null },
  { id: 'options', about: null },
] as const

/** What one language says in each section. */
export type Chapters = Readonly<Record<(typeof order)[number]['id'], Chapter>>
