import { batch, computed, signal } from '@preact/signals'
import { api } from '../../api/client.ts'
import { newestAnswer } from '../../api/newest-answer.ts'
import { answer, type Mistake } from '../../api/problem.ts'
import type { Schemas } from '../../api/schemas.ts'
import type { StudyPosition } from '../../boards/drawn-board.tsx'
import type { Json } from '../../boards/kit/json.ts'
import {
  amountAt,
  type Held,
  type Laying,
  moved,
  type Place,
  type Point,
  type Printed,
  withAmount,
} from '../../boards/kit/laying.ts'

export type Sketching = ReturnType<typeof sketching>

/** A position that is set up by hand: as it is, what the server says of it, and what the reader has picked up of it. */
export function sketching(
  { state: first, ...file }: Schemas['Position'],
  laying: Laying | undefined,
  printed: Printed,
) {
  const state = signal<Json>(JSON.parse(JSON.stringify(first)))
  const position = signal<StudyPosition>()
  const problems = signal<readonly Mistake[]>([])
  const isLooking = signal(false)
  /** Whether the board shows an earlier position, since this one cannot be drawn. */
  const isOld = signal(false)
  const trouble = signal<unknown>()
  const held = signal<Held>()
  const past = signal<readonly Json[]>([])
  const { ask, askAfterPause, cancel } = newestAnswer()

  const thing = computed(() => (held.value === undefined ? undefined : laying?.(state.value, held.value, printed)))

  async function look() {
    try {
      return { looked: await answer(api.POST('/v1/positions', { body: { ...file, state: state.peek() } })) }
    } catch (error) {
      return { trouble: error }
    }
  }

  function show({ looked, trouble: next }: Awaited<ReturnType<typeof look>>): void {
    batch(() => {
      isLooking.value = false
      trouble.value = next
      if (looked === undefined) return
      problems.value = looked.problems
      isOld.value = looked.position === null
      if (looked.position !== null) position.value = looked.position
    })
  }

  function lay(next: Json): void {
    batch(() => {
      state.value = next
      isLooking.value = true
    })
    askAfterPause(look, show)
  }

  function change(next: Json): void {
    if (next === state.peek()) return
    past.value = [...past.peek(), state.peek()]
    lay(next)
  }

  isLooking.value = true
  void ask(look, show)
  return {
    file,
    state,
    position,
    problems,
    isLooking,
    isOld,
    trouble,
    held,
    /** What is held, as a thing of the position, with the places where it may lie. */
    thing,
    isChanged: computed(() => past.value.length > 0),
    change,
    undo(): void {
      const [last, ...others] = past.peek().toReversed()
      if (last === undefined) return
      past.value = others.toReversed()
      lay(last)
    },
    /** Whether something of the board can be picked up. */
    knows: (one: Held): boolean => laying?.(state.peek(), one, printed) !== undefined,
    pick(one: Held | undefined): void {
      held.value = one
    },
    /** Lays down what is held. Equal things stay in hand, where they were picked up. */
    put({ spot }: Place): void {
      const laid = thing.peek()
      if (laid === undefined) return
      batch(() => {
        change(moved(state.peek(), laid, spot))
        held.value = undefined
      })
    },
    /** Lets go of what is held on a drawing, if it can lie anywhere there. */
    letGo(from: Point | undefined, to: Point): void {
      const next = thing.peek()?.letGo?.(from, to)
      batch(() => {
        if (next !== undefined) change(next)
        held.value = undefined
      })
    },
    add({ spot }: Place, more: number): void {
      change(withAmount(state.peek(), spot, amountAt(state.peek(), spot) + more))
    },
    stop: cancel,
  }
}
