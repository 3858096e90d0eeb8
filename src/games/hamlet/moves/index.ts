import { z } from 'zod'
import { beg } from './beg.ts'
import { build } from './build.ts'
import { deliver } from './deliver.ts'
import { drive } from './drive.ts'
import { endTurn } from './end-turn.ts'
import { gather } from './gather.ts'
import { refine } from './refine.ts'
import { road } from './road.ts'
import type { Action, Rule } from './rule.ts'
import { sell } from './sell.ts'
import { townHall } from './town-hall.ts'

export const ActionMove = z.discriminatedUnion('type', [
  gather.move,
  refine.move,
  townHall.move,
  sell.move,
  deliver.move,
  beg.move,
  build.move,
  road.move,
])
export type ActionMove = z.infer<typeof ActionMove>

export const Move = z.discriminatedUnion('type', [...ActionMove.options, drive.move, endTurn.move])
export type Move = z.infer<typeof Move>

/** What a villager can do, by the type of the move. */
export const actions = { gather, refine, 'town-hall': townHall, sell, deliver, beg, build, road } satisfies {
  [Type in ActionMove['type']]: Action<z.ZodType<Extract<ActionMove, { type: Type }>>>
}

/** Moves without a villager. */
export const others = { drive, 'end-turn': endTurn } satisfies {
  [Type in Exclude<Move, ActionMove>['type']]: Rule<z.ZodType<Extract<Move, { type: Type }>>>
}

/** The rule for an action of any type. */
export const actionOf = (type: ActionMove['type']): Action<z.ZodType<ActionMove>> => actions[type]
