import { z } from 'zod'
import { cards } from '../cards/index.ts'
import { build } from './build.ts'
import { endTurn } from './end-turn.ts'
import { open } from './open.ts'
import { replace } from './replace.ts'
import type { Rule } from './rule.ts'

export const Move = z.discriminatedUnion('type', [
  open.move,
  cards.siesta.move,
  cards.guardaespaldas.move,
  cards.mendigo.move,
  cards.reciclaje.move,
  cards.ruina.move,
  cards.escombros.move,
  cards.obreros.move,
  cards.arquitecto.move,
  cards.ladron.move,
  cards.receptador.move,
  cards.contrabando.move,
  cards.empresario.move,
  cards.mama.move,
  build.move,
  endTurn.move,
  replace.move,
])
export type Move = z.infer<typeof Move>

/** Every kind of move, by its type. */
export const rules = { open, ...cards, build, 'end-turn': endTurn, replace } satisfies {
  [Type in Move['type']]: Rule<z.ZodType<Extract<Move, { type: Type }>>>
}

/** The rule for a move of any type. */
export const ruleOf = (type: Move['type']): Rule<z.ZodType<Move>> => rules[type]
