import type { GoodRange, Noun, Option } from '../kit/choice.ts'

/**
 * The kinds of things Hamlet's forms and sentences name. `origin` is where a unit of a payment comes from
 * (`planks@sawmill:1`), `step` a donkey's way over a link (`church>farm`), `contact` where a road can lie (`farm/2`: on the
 * segment towards the farm).
 */
export const nounKinds = ['tile', 'seat', 'good', 'token', 'slot', 'origin', 'step', 'contact'] as const
export type NounKind = (typeof nounKinds)[number]

export const noun = (kind: NounKind, id: string | number): Noun => ({ kind, id })

export const option = (kind: NounKind, id: string | number): Option => ({ value: id, noun: noun(kind, id) })

export const range = (kind: NounKind, id: string, max: number): GoodRange => ({ good: id, noun: noun(kind, id), max })
