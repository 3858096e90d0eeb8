import type { Chapter } from '../../kit/rulebook.ts'

/** The sections in the order in which they are read, with the kind of components that each is about. */
export const order = [
  { id: 'aim', about: null },
  { id: 'table', about: null },
  { id: 'turn', about: null },
  { id: 'goods', about: 'good' },
  { id: 'transport', about: null },
  { id: 'buying', about: null },
  { id: 'using', about: 'tile' },
  { id: 'town-hall', about: null },
  { id: 'market', about: 'token' },
  { id: 'church', about: 'slot' },
  { id: 'building', about: null },
  { id: 'roads', about: null },
  { id: 'quality', about: 'milestone' },
  { id: 'end', about: null },
  { id: 'scoring', about: null },
  { id: 'landmarks', about: null },
  { id: 'options', about: null },
] as const

/** What one language says in each section. */
export type Chapters = Readonly<Record<(typeof order)[number]['id'], Chapter>>
