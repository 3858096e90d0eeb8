import { aboutParts } from '../kit/about.ts'
import type { Choice, Form, GoodRange, Noun } from '../kit/choice.ts'
import { nounsOf } from '../kit/nouns.ts'
import { type Item, items } from './items.ts'

/** The kinds of things that options and goods fields name. */
export type NounKind = 'item' | 'offer' | 'building' | 'ship' | 'ship-type' | 'seat' | 'answer'

export const { noun, option } = nounsOf<NounKind>()

/** How many of an item may be named. */
export const range = (item: Item, max: number): GoodRange => ({ good: item, noun: noun('item', item), max })

/** What the parts of moves name. */
const parts = {
  building: 'building',
  build: 'building',
  ship: 'ship',
  exchange: 'ship',
  shipType: 'ship-type',
  offer: 'offer',
  first: 'offer',
  second: 'offer',
  victim: 'seat',
  woodFor: 'item',
} as const satisfies Record<string, NounKind>

/** A choice is about what its parts name, and about the items whose amount it fixes under their own name. */
export const choiceOf = (form: Form): Choice => aboutParts(form, parts, ...fixedItems(form))

const fixedItems = ({ move }: Form): Noun[] =>
  items.filter((item) => typeof move[item] === 'number').map((item) => noun('item', item))
