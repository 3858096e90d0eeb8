import type { z } from 'zod'
import { type Rule as RuleOf, rulesOf } from '../../kit/rule.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

export type Rule<Schema extends z.ZodType> = RuleOf<State, Schema, Event>

export const rule = rulesOf<State, Event>()
