import type { GoodRange, Noun, Option } from '../kit/choice.ts'
import type { Item } from './items.ts'

/** The kinds of things that options and goods fields name. */
export type NounKind = 'item' | 'offer' | 'building' | 'ship' | 'ship-type' | 'seat' | 'answer'

export const noun = (kind: NounKind, id: string | number): Noun => ({ kind, id })

export const option = (kind: NounKind, id: string | number): Option => ({ value: id, noun: noun(kind, id) })

/** How many of an item may be named. */
export const range = (item: Item, max: number): GoodRange => ({ good: item, noun: noun('item', item), max })
