import type { z } from 'zod'
import type { RuleBy } from '../../kit/rule.ts'
import { TileId } from '../data/tile-ids.ts'
import type { Event } from '../events.ts'
import type { Turn } from '../turn.ts'

export type Rule<Schema extends z.ZodType> = RuleBy<[turn: Turn], Schema, Event>

/** What a villager does after moving to a building. Rulebook: Actions of villagers. */
export interface Action<Schema extends z.ZodType> extends Rule<Schema> {
  /** The building to which the villager goes. */
  where(move: z.infer<Schema>): TileId
}

/** Lets the compiler infer the type of a rule's move from its schema. */
export const rule = <Schema extends z.ZodType>(own: Rule<Schema>): Rule<Schema> => own
export const action = <Schema extends z.ZodType>(own: Action<Schema>): Action<Schema> => own

/** What every action's move may name: the villager that goes, by the tile on which it stands. */
export const villager = { villager: TileId.exactOptional() }
