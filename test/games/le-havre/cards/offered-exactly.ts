import { expect } from 'vitest'
import type { Form, MoveJson } from '../../../../src/games/kit/choice.ts'
import type { Dice } from '../../../../src/games/kit/dice.ts'
import { fill, fits } from '../../../../src/games/kit/forms.ts'
import { IllegalMove } from '../../../../src/games/kit/illegal-move.ts'
import type { BuildingId } from '../../../../src/games/le-havre/data/building-ids.ts'
import { after } from '../../../../src/games/le-havre/evolve.ts'
import { counts, plus } from '../../../../src/games/le-havre/items.ts'
import { enter } from '../../../../src/games/le-havre/moves/enter.ts'
import { State } from '../../../../src/games/le-havre/state.ts'
import { ana, asProposed, waysInto } from '../table.ts'

const fillsPerOwnForm = 3
const fillsPerRicherForm = 6

/**
 * Expects that Ana's forms for a building, filled in, are accepted and match one form each.
 *
 * @param hold what else must hold of the state afterwards
 * @returns how many moves were tried
 */
export function expectFormsToHold(
  state: State,
  building: BuildingId,
  dice: Dice,
  hold?: (then: State) => void,
): number {
  const forms = waysInto(state, building)
  const filledIn = forms.flatMap((form) => {
    const filled = Array.from({ length: fillsPerOwnForm }, () => fill(form, dice))
    return [form.example, asProposed(form), ...filled].map((move) => ({ form, move }))
  })
  for (const { form, move } of filledIn) {
    expect(forms.filter((other) => fits(other, move))).toEqual([form])
    const then = after(state, enter.decide(state, ana, enter.move.parse(move)))
    expect(State.safeParse(then).error).toBeUndefined()
    hold?.(then)
  }
  return filledIn.length
}

/**
 * Expects that what a richer player could do in a building is accepted of Ana if and only if it fits one of her forms.
 *
 * @returns how many moves were tried
 */
export function expectExactlyWhatIsOffered(state: State, building: BuildingId, dice: Dice): number {
  const forms = waysInto(state, building)
  const moves = waysInto(enriched(state), building).flatMap((form) =>
    Array.from({ length: fillsPerRicherForm }, () => withoutPayments(form, fill(form, dice))),
  )
  for (const move of moves) {
    const offered = forms.some((form) => fits(form, move))
    expect({ move, offered }).toEqual({ move, offered: isAccepted(state, move) })
  }
  return moves.length
}

/** The same match, but Ana has at least twice as much of everything. */
const enriched = (state: State): State => ({
  ...state,
  seats: state.seats.map((player, seat) =>
    seat === ana
      ? {
          ...player,
          stock: plus(
            player.stock,
            counts((item) => player.stock[item] + 1),
          ),
        }
      : player,
  ),
})

/** A form tells only what a payment can be made with; what is left out is paid as it should be. */
function withoutPayments({ fields }: Form, { type, ...said }: MoveJson): MoveJson {
  const payments = fields.flatMap(({ kind, name }) => (kind === 'payment' ? [name] : []))
  return { type, ...Object.fromEntries(Object.entries(said).filter(([name]) => !payments.includes(name))) }
}

/** Whether the rules accept that Ana enters a building so. */
export function isAccepted(state: State, move: MoveJson): boolean {
  try {
    enter.decide(state, ana, enter.move.parse(move))
    return true
  } catch (refusal) {
    if (refusal instanceof IllegalMove) return false
    throw refusal
  }
}
