import { aboutParts } from '../kit/about.ts'
import type { Choice, Form, GoodRange, Noun } from '../kit/choice.ts'
import type { Nouns } from '../kit/noun-places.ts'
import { nounsOf } from '../kit/nouns.ts'
import { type Item, items } from './items.ts'

/** The kinds of things that choices, sentences and components name; `tile` is a supply tile. */
export type NounKind = 'item' | 'offer' | 'building' | 'ship' | 'ship-type' | 'seat' | 'answer' | 'tile'

export const { noun, option } = nounsOf<NounKind>()

export const nouns: Nouns<NounKind> = {
  item: { inView: ['/seats/*/stock/{id}'], inPicture: [] },
  offer: { inView: ['/offers/{id}'], inPicture: ['/offers/{id}'] },
  building: {
    inView: ['/town/*', '/piles/*/*', '/waiting/*', '/specials/unrevealed/*', '/seats/*/buildings/*'],
    inPicture: ['/piles/*/0'],
  },
  ship: { inView: ['/ships/*/*', '/seats/*/ships/*'], inPicture: ['/ships/*/0'] },
  'ship-type': { inView: ['/ships/{id}'], inPicture: [] },
  seat: { inView: ['/seats/{id}'], inPicture: ['/seats/{id}'] },
  tile: { inView: ['/tiles/*'], inPicture: ['/tiles/*'] },
  answer: { inView: [], inPicture: [] },
}

/** How many of an item may be named. */
export const range = (item: Item, max: number): GoodRange => ({ good: item, noun: noun('item', item), max })

/** The kind of thing that each part of a move names. */
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

/** A choice is about the things that its parts name, and about items with a fixed amount under their own name. */
export const choiceOf = (form: Form): Choice => aboutParts(form, parts, ...fixedItems(form))

const fixedItems = ({ move }: Form): Noun[] =>
  items.filter((item) => typeof move[item] === 'number').map((item) => noun('item', item))
