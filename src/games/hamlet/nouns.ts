import { aboutParts } from '../kit/about.ts'
import type { Choice, Form, GoodRange } from '../kit/choice.ts'
import type { Nouns } from '../kit/noun-places.ts'
import { nounsOf } from '../kit/nouns.ts'
import type { TileId } from './data/tile-ids.ts'

/**
 * The kinds of things that Hamlet's forms and sentences name. `origin` is where a unit of a payment comes from
 * (`planks@sawmill:1`), `step` a donkey's step over a link (`church>farm`), and `contact` where a road can lie
 * (`farm/2`: on the segment towards the farm).
 */
export const nounKinds = ['tile', 'seat', 'good', 'token', 'slot', 'milestone', 'origin', 'step', 'contact'] as const
export type NounKind = (typeof nounKinds)[number]

export const { noun, option } = nounsOf<NounKind>()

const nowhere = { inView: [], inPicture: [] }

export const nouns: Nouns<NounKind> = {
  tile: {
    inView: ['/village/*/tile', '/row/*/tile', '/bag/*', '/stacks/*/*', '/seats/*/blueprints/*'],
    inPicture: ['/village/*/tile', '/row/*/tile'],
  },
  seat: { inView: ['/seats/{id}'], inPicture: ['/seats/{id}'] },
  good: { inView: ['/box/sources/*/goods/*', '/box/refineries/*/makes'], inPicture: [] },
  token: { inView: ['/offers/*', '/unseen/*', '/seats/*/sales/*'], inPicture: ['/offers/*'] },
  slot: { inView: ['/box/church/slots/{id}', '/deliveries/{id}'], inPicture: ['/box/church/slots/{id}'] },
  milestone: { inView: ['/milestones/{id}'], inPicture: [] },
  origin: nowhere,
  step: nowhere,
  contact: nowhere,
}

export const range = (kind: NounKind, id: string, max: number): GoodRange => ({ good: id, noun: noun(kind, id), max })

/** The kind of thing that each part of a move names. */
const parts = { tile: 'tile', at: 'tile', blueprint: 'tile', token: 'token', slot: 'slot' } as const satisfies Record<
  string,
  NounKind
>

/**
 * A choice is about the things that its parts name. An action is also about the building to which the villager goes.
 */
export const choiceOf = (form: Form, ...where: readonly TileId[]): Choice =>
  aboutParts(form, parts, ...where.map((tile) => noun('tile', tile)))
