import { computed, effect, untracked } from '@preact/signals'
import { Refused, Unreachable } from '../../api/problem.ts'
import type { Choice, Noun, Place, Schemas } from '../../api/schemas.ts'
import { hasBoard } from '../../boards/drawn-board.tsx'
import { gamesInFull } from '../../games/games.ts'
import type { Table } from '../table.ts'
import { choicesAhead } from './choices-ahead.ts'
import { countablesOf } from './conditions.ts'
import type { Draft } from './draft.ts'
import { beginWith, withoutPiece } from './draft-pieces.ts'
import { following } from './following.ts'
import { onPieces } from './on-pieces.ts'
import { isNothing, nothing } from './unsent.ts'
import { unsentState } from './unsent-state.ts'
import { viewAfter } from './view-after.ts'

export type Composing = ReturnType<typeof composing>

/** The move that the reader composes at a table. Nothing is sent before `send`; the server tries each change first. */
export function composing(table: Table) {
  const state = unsentState(table)
  const { unsent, draft, narrowed, lined, planned, terms, report, choices, trouble, moves, requests, step } = state
  const { verdict, isForeseeing, foreseen, check, stop: stopTrying } = state.trial
  const after = viewAfter(table.view, lined)
  const pieces = onPieces(choices, unsent, state.seat)
  const { catchUp, stop: stopFollowing } = following(table, state)

  const change = (next: Draft): void => step({ ...nothing, lined: lined.value, draft: next })

  /** The planned moves as standing orders, for the next question of their kind. */
  function ordersFor(question: string | null): Schemas['NewStandingOrders']['orders'] {
    const { leasts, stays } = terms.value
    const conditions = Object.entries(leasts).map(([at, value]) => ({ at, is: 'at-least' as const, value }))
    return moves().map((move) => ({ question, move, conditions, stays }))
  }

  const stopSending = effect(() => {
    const { value } = verdict
    if (value.kind !== 'accepted' || !state.isForAtOnce.peek()) return
    state.isForAtOnce.value = false
    // Where something is drawn or uncovered there is no way back.
    if (!value.tried.stopped) untracked(() => void send())
  })

  /** Whether the moves could not be judged since the server was out of reach. */
  const isUnjudged = () => {
    const { value } = verdict
    return value.kind === 'refused' && !(value.trouble instanceof Refused)
  }
  const stopChecking = effect(() => {
    if (table.connection.value !== 'live') return
    untracked(() => {
      if (trouble.peek() instanceof Unreachable) trouble.value = undefined
      if (isUnjudged()) check(moves())
      void catchUp()
    })
  })

  /**
   * Sends the moves, once however often it is pressed, or gives the planned move as an order. Moves that could not be
   * judged are judged again instead.
   * @returns whether it was done
   */
  async function send(): Promise<boolean> {
    if (state.isSending.value || moves().length === 0) return false
    if (isUnjudged()) {
      check(moves())
      return false
    }
    const isDone = await state.sendBy(async () => {
      if (planned.value === undefined) await requests.make(moves())
      else await requests.order(ordersFor(planned.value.question))
      const isOrder = planned.value !== undefined
      state.clear()
      if (isOrder) report.value = 'ordered'
    })
    await table.refresh()
    await catchUp()
    return isDone
  }

  return {
    draft,
    narrowed,
    lined,
    /** Whether there is anything to send or to take off. */
    isOpen: computed(() => !isNothing(unsent.value)),
    verdict,
    choices,
    view: after.view,
    withoutPiece: computed(() => withoutPiece(choices.value, hasBoard(table.match.value?.game ?? ''))),
    /** Whether the choices answer a question that is asked now, or the planned one. */
    isAsked: computed(() => planned.value !== undefined || Boolean(table.choices.value?.decision)),
    planned,
    terms,
    setTerms: state.setTerms,
    report,
    /** The numbers on which the planned move can wait. */
    countables: computed(() => {
      const { choice } = draft.value ?? {}
      const game = gamesInFull.value.get(table.match.value?.game ?? '')
      return planned.value && choice && game ? countablesOf(choice, game.nouns, table.view.value?.view) : []
    }),
    isUnjudged,
    isForeseeing,
    foreseen,
    pieces,
    isSending: state.isSending,
    trouble,
    stop: () => {
      stopFollowing()
      stopSending()
      stopChecking()
      stopTrying()
      after.stop()
    },
    change,
    choosePlace(place: Place): void {
      const next = pieces.placed(place)
      if (next) change(next)
    },
    /** @param piece the piece that led the reader to the choice */
    begin(choice: Choice, piece?: Noun): void {
      // Pressed twice, it is begun once.
      if (choice === draft.value?.choice) return
      change(beginWith(choice, piece))
    },
    /** Begins one of the choices that the touched piece could mean. */
    pick(choice: Choice): void {
      change(beginWith(choice, unsent.value.touched))
    },
    /** Handles a tap on a piece. @returns whether the tap did anything */
    touch(noun: Noun, lies: string | undefined): boolean {
      const next = pieces.touched(noun, lies)
      if (next) step(next)
      return next !== undefined
    },
    takeOff: state.takeOff,
    clear: state.clear,
    /** Begins to compose the answer to the next question, before it is asked. @throws Refused, Unreachable */
    async plan(): Promise<void> {
      state.plan(await choicesAhead(table))
    },
    /** Adds the move to those before it, and continues with what is possible after them. */
    addAnother(): void {
      if (verdict.value.kind !== 'accepted' || draft.value === undefined) return
      const { choices: after, patch } = verdict.value.tried
      if (after === null) return
      step({ ...nothing, lined: [...lined.value, { draft: draft.value, after, patch }] })
    },
    send,
  }
}
