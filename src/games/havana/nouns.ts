import type { Noun, Option } from '../kit/choice.ts'

/** The kinds of things Havana's forms and sentences name. */
export const nounKinds = ['action-card', 'building', 'seat', 'piece'] as const
export type NounKind = (typeof nounKinds)[number]

export const noun = (kind: NounKind, id: string | number): Noun => ({ kind, id })

export const option = (kind: NounKind, id: string | number): Option => ({ value: id, noun: noun(kind, id) })
