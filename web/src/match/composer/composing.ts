import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals'
import { api } from '../../api/client.ts'
import { answer, Refused } from '../../api/problem.ts'
import type { Choice, Move, Noun, Place, Schemas } from '../../api/schemas.ts'
import { gamesInFull, readGame } from '../../home/games.ts'
import { isSentAtOnce } from '../../look/at-once.ts'
import { choicesOf, type Table } from '../table.ts'
import { composedRequests } from './composed-requests.ts'
import { countablesOf } from './conditions.ts'
import { beginWith, type Draft, missing, moveOf, withoutPiece } from './draft.ts'
import { keep, kept, type Terms } from './kept-draft.ts'
import { onPieces } from './on-pieces.ts'
import { linedUpAgain } from './relaying.ts'
import { trying } from './trying.ts'
import {
  type Composed,
  earlierAmong,
  fieldChanged,
  isAllThere,
  isNothing,
  isOfOneTouch,
  nothing,
  stillPossible,
  type Unsent,
  withoutLast,
} from './unsent.ts'
import { viewAfter } from './view-after.ts'

/** What the reader is told once: that their order stands, or that not all of what they composed is possible any more. */
type Notice = 'ordered' | 'dropped'

const once: Terms = { leasts: {}, stays: false }

export type Composing = ReturnType<typeof composing>

/** The move that the reader composes at a table. Nothing is sent before `send`; the server tries each change first. */
export function composing(table: Table) {
  const unsent = signal<Unsent>(nothing)
  const draft = computed(() => unsent.value.draft)
  const narrowed = computed(() => unsent.value.narrowed)
  const lined = computed(() => unsent.value.lined)
  /** The earlier states to which `takeOff` returns, step by step. */
  let past: readonly Unsent[] = []
  let fieldBefore: string | undefined
  /** Whether the move is sent as soon as the server has judged that it can be taken back. */
  let isForAtOnce = false
  const isSending = signal(false)
  const trouble = signal<unknown>(undefined)
  /** What the reader may be asked next. A move composed from it becomes a standing order. */
  const planned = signal<Schemas['ChoicesAhead'] | undefined>(undefined)
  /** When the planned move is made. */
  const terms = signal(once)
  const notice = signal<Notice | undefined>(undefined)
  const { verdict, isForeseeing, foreseen, check, stop: stopTrying } = trying(table, trouble)
  const choices: ReadonlySignal<readonly Choice[]> = computed(
    () => planned.value?.choices ?? lined.value.at(-1)?.after ?? choicesOf(table),
  )
  const after = viewAfter(table.view, lined)
  const seat = () => table.match.peek()?.yourSeat ?? null
  const pieces = onPieces(choices, unsent, seat)
  const requests = composedRequests(table)
  const path = { match: table.id }

  const moves = (): Move[] => {
    const own = draft.value !== undefined && missing(draft.value).length === 0 ? [moveOf(draft.value)] : []
    return [...lined.value.map((one) => moveOf(one.draft)), ...own]
  }

  const keepAll = (): void => keep(table.id, seat(), unsent.value, planned.value && terms.value)

  function put(next: Unsent): void {
    isForAtOnce = false
    if (next.draft?.choice !== draft.peek()?.choice) terms.value = { ...terms.value, leasts: {} }
    unsent.value = next
    trouble.value = undefined
    notice.value = undefined
    if (next.draft === undefined) isForeseeing.value = false
    requests.renew()
    keepAll()
    const isTried = next.draft !== undefined && missing(next.draft).length === 0 && planned.value === undefined
    check(isTried ? moves() : undefined)
  }

  /** A step that can be taken off again. Changes within one field count as one step. */
  function step(next: Unsent): void {
    const isFirst = isNothing(unsent.value)
    const field = fieldChanged(unsent.value, next)
    if (field === undefined || field !== fieldBefore) past = [...past, unsent.value]
    fieldBefore = field
    put(next)
    isForAtOnce = isFirst && isSentAtOnce.peek() && planned.peek() === undefined && isOfOneTouch(next)
  }

  /** Replaces the state, and forgets the reader's earlier steps. */
  function lay(next: Unsent): void {
    past = []
    fieldBefore = undefined
    put(next)
  }

  /**
   * Replaces the state since the match has changed. What the reader was told stays: it may say why.
   * @param before what the reader had composed
   * @param earlier the steps before it that can still be taken off one by one
   */
  function layAgain(next: Unsent, before: Composed | undefined, earlier: readonly Unsent[] = []): void {
    const said = trouble.peek()
    const isDropped = notice.peek() === 'dropped' || (before !== undefined && !isAllThere(before, next))
    lay(next)
    past = earlier
    trouble.value = said
    if (isDropped) notice.value = 'dropped'
  }

  function setTerms(next: Terms): void {
    terms.value = next
    keepAll()
  }

  const change = (next: Draft): void => step({ ...nothing, lined: lined.value, draft: next })

  function clear(): void {
    planned.value = undefined
    terms.value = once
    lay(nothing)
  }

  /** Repeats the request whose answer was lost. @returns whether its moves are made */
  async function makeAgain(): Promise<boolean> {
    isSending.value = true
    try {
      await requests.repeat()
      return true
    } catch (error) {
      trouble.value = error
      return false
    } finally {
      isSending.value = false
    }
  }

  /** The planned moves as standing orders, for the next question of their kind. */
  function ordered(question: string | null) {
    const { leasts, stays } = terms.value
    const conditions = Object.entries(leasts).map(([at, value]) => ({ at, is: 'at-least' as const, value }))
    return moves().map((move) => ({ question, move, conditions, stays }))
  }

  async function ahead(): Promise<Schemas['ChoicesAhead']> {
    const game = table.match.peek()?.game
    const [next] = await Promise.all([
      answer(api.GET('/v1/matches/{match}/choices/ahead', { params: { path } })),
      game === undefined ? undefined : readGame(game),
    ])
    return next
  }

  // When the match changes, the composition continues if it is still possible.
  let known: Schemas['Choices'] | undefined
  async function follow(now: Schemas['Choices'] | undefined): Promise<void> {
    const before = known
    const isFirst = known === undefined
    const isSame = known !== undefined && known.version === now?.version
    known = now
    // What was begun in a match that is over leads to nothing.
    if (now === undefined && table.match.peek()?.status !== 'running') {
      planned.value = undefined
      layAgain(nothing, undefined)
    }
    // After a sign-out, the reader finds the composition again when they come back.
    if (now === undefined || isSame) return
    if (isSending.peek()) {
      // It is followed once the answer has come.
      known = before
      return
    }
    if (requests.isUnanswered()) {
      const isMade = await makeAgain()
      if (isMade) {
        clear()
        await table.refresh()
      } else if (requests.isUnanswered()) {
        known = before
        return
      }
      const newest = table.choices.peek()
      if (newest !== now) return follow(newest)
      if (isMade) return
    }
    const isAsked = now.decision !== null
    // A plan continues until the question is really asked.
    if (planned.peek() !== undefined && !isAsked) return
    planned.value = undefined
    const { narrowed, touched, draft, lined } = unsent.peek()
    const left = isFirst ? kept(table.id, seat()) : { lined: lined.map((one) => one.draft), draft, plan: undefined }
    const composed = left && { ...left, narrowed }
    if (left?.plan && !isAsked) {
      planned.value = await ahead()
      const still = stillPossible({ narrowed: [], draft: left.draft }, choices.value)
      layAgain({ ...nothing, ...still }, composed)
      if (still.draft) setTerms(left.plan)
    } else if (left !== undefined && left.lined.length > 0) {
      const earlier = unsent.peek()
      unsent.value = nothing
      const again = await linedUpAgain(table, left.lined, left.draft, now.choices).catch((error: unknown) => {
        // Out of reach: it is tried again when the connection is back.
        if (unsent.peek() === nothing) unsent.value = earlier
        if (known === now) known = before
        throw error
      })
      // In the meantime, the reader may have begun something else.
      if (unsent.peek() === nothing && known === now) layAgain(again, composed)
    } else {
      const still = stillPossible({ narrowed, draft: left?.draft }, now.choices)
      const next = { ...nothing, ...(touched && { touched }), ...still }
      layAgain(next, composed, earlierAmong(past, next, now.choices))
    }
  }
  const report = (error: unknown) => {
    trouble.value = error
  }
  const stop = effect(() => {
    const now = table.choices.value
    if (now !== known) untracked(() => void follow(now).catch(report))
  })

  const stopSending = effect(() => {
    const { value } = verdict
    if (!isForAtOnce || value.kind !== 'accepted') return
    isForAtOnce = false
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
      if (isUnjudged()) check(moves())
      const now = table.choices.peek()
      if (now !== known) void follow(now).catch(report)
    })
  })

  /**
   * Sends the moves, once however often it is pressed, or gives the planned move as an order. Moves that could not be
   * judged are judged again instead.
   * @returns whether it was done
   */
  async function send(): Promise<boolean> {
    if (isSending.value || moves().length === 0) return false
    if (isUnjudged()) {
      check(moves())
      return false
    }
    isSending.value = true
    try {
      if (planned.value === undefined) await requests.make(moves())
      else await requests.order(ordered(planned.value.question))
      const isOrder = planned.value !== undefined
      clear()
      if (isOrder) notice.value = 'ordered'
      return true
    } catch (error) {
      trouble.value = error
      return false
    } finally {
      isSending.value = false
      await table.refresh()
      await follow(table.choices.peek()).catch(report)
    }
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
    withoutPiece: computed(() => withoutPiece(choices.value)),
    planned,
    terms,
    setTerms,
    notice,
    /** The numbers on which the planned move can wait. */
    countables: computed(() => {
      const { choice } = draft.value ?? {}
      const game = gamesInFull.value.get(table.match.value?.game ?? '')
      return planned.value && choice && game ? countablesOf(choice, game.nouns, table.view.value?.view) : []
    }),
    isUnjudged,
    isForeseeing,
    foreseen,
    names: pieces.names,
    isSending,
    trouble,
    stop: () => {
      stop()
      stopSending()
      stopChecking()
      stopTrying()
      after.stop()
    },
    change,
    /** The place that the move being composed asks for. */
    placing: pieces.placing,
    choosePlace(place: Place): void {
      const next = pieces.placed(place)
      if (next) change(next)
    },
    lit: pieces.lit,
    stateOf: pieces.stateOf,
    mayUse: pieces.mayUse,
    choicesFor: pieces.choicesFor,
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
    /** Takes off only what was chosen last. */
    takeOff(): void {
      const before = past.at(-1) ?? withoutLast(unsent.value)
      past = past.slice(0, -1)
      fieldBefore = undefined
      put(before)
    },
    clear,
    /** Begins to compose the answer to the next question, before it is asked. */
    async plan(): Promise<void> {
      const next = await ahead()
      planned.value = next
      terms.value = once
      lay(nothing)
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
