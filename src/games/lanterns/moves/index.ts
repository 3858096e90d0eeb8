import { z } from 'zod'
import type { Seat } from '../../game.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { lay } from './lay.ts'
import { rest } from './rest.ts'
import type { Rule } from './rule.ts'
import { shine } from './shine.ts'

export const Move = z.discriminatedUnion('type', [lay.move, shine.move, rest.move])
export type Move = z.infer<typeof Move>

/** Every kind of move, by its type. */
export const rules = { lay, shine, rest } satisfies {
  [Type in Move['type']]: Rule<z.ZodType<Extract<Move, { type: Type }>>>
}

const ruleOf = (type: Move['type']): Rule<z.ZodType<Move>> => rules[type]

export const decide = (state: State, seat: Seat, move: Move): Event[] => ruleOf(move.type).decide(state, seat, move)
