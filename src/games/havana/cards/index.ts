import type { ActionId } from './action-id.ts'
import { ladron } from './ladron.ts'
import { peaceful } from './peaceful.ts'
import type { Printed } from './printed.ts'
import { receptador } from './receptador.ts'

const { contrabando, empresario, mama, ...upToFour } = peaceful

/** The thirteen cards of a player's set, by their numbers. */
export const cards = { ...upToFour, ladron, receptador, contrabando, empresario, mama } satisfies Record<
  ActionId,
  unknown
>

/** Whether any of these cards has this effect: rules ask what a card declares, not for its name. */
export const anyDoes = (ids: readonly ActionId[], does: Printed['type']): boolean =>
  ids.some((id) => cards[id].printed.type === does)
