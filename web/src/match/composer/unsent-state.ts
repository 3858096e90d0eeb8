import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Choice, Move, Schemas } from '../../api/schemas.ts'
import { sendingAtOnce } from '../../ui/kept-switches.ts'
import { choicesOf, type Table } from '../table.ts'
import { composedRequests } from './composed-requests.ts'
import { missing, moveOf } from './draft.ts'
import { keep, type Terms } from './kept-draft.ts'
import { trying } from './trying.ts'
import {
  type Composed,
  earlierAmong,
  fieldChanged,
  isAllThere,
  isNothing,
  isOfOneTouch,
  nothing,
  type Unsent,
  withoutLast,
} from './unsent.ts'

/** What the reader is told once: that their order stands, or that not all of what they composed is possible any more. */
type Report = 'ordered' | 'dropped'

const once: Terms = { leasts: {}, stays: false }

export type UnsentState = ReturnType<typeof unsentState>

/** What is composed at a table, and how it changes. Each change is kept in this tab, and tried on the server. */
export function unsentState(table: Table) {
  const unsent = signal<Unsent>(nothing)
  const draft = computed(() => unsent.value.draft)
  const narrowed = computed(() => unsent.value.narrowed)
  const lined = computed(() => unsent.value.lined)
  /** The earlier states to which `takeOff` returns, step by step. */
  let past: readonly Unsent[] = []
  let fieldBefore: string | undefined
  /** Whether the move is sent as soon as the server has judged that it can be taken back. */
  const isForAtOnce = signal(false)
  /** What the reader may be asked next. A move composed from it becomes a standing order. */
  const planned = signal<Schemas['ChoicesAhead'] | undefined>(undefined)
  /** When the planned move is made. */
  const terms = signal(once)
  const report = signal<Report | undefined>(undefined)
  const isSending = signal(false)
  const trouble = signal<unknown>(undefined)
  const trial = trying(table, trouble)
  const requests = composedRequests(table)
  const choices: ReadonlySignal<readonly Choice[]> = computed(
    () => planned.value?.choices ?? lined.value.at(-1)?.after ?? choicesOf(table),
  )
  const seat = () => table.match.peek()?.yourSeat ?? null

  const moves = (): Move[] => {
    const own = draft.value !== undefined && missing(draft.value).length === 0 ? [moveOf(draft.value)] : []
    return [...lined.value.map((one) => moveOf(one.draft)), ...own]
  }

  const keepAll = (): void => keep(table.id, seat(), unsent.value, planned.value && terms.value)

  function put(next: Unsent): void {
    isForAtOnce.value = false
    if (next.draft?.choice !== draft.peek()?.choice) terms.value = { ...terms.value, leasts: {} }
    unsent.value = next
    trouble.value = undefined
    report.value = undefined
    if (next.draft === undefined) trial.isForeseeing.value = false
    requests.renew()
    keepAll()
    const isTried = next.draft !== undefined && missing(next.draft).length === 0 && planned.value === undefined
    trial.check(isTried ? moves() : undefined)
  }

  /** A step that can be taken off again. Changes within one field count as one step. */
  function step(next: Unsent): void {
    const isFirst = isNothing(unsent.value)
    const field = fieldChanged(unsent.value, next)
    if (field === undefined || field !== fieldBefore) past = [...past, unsent.value]
    fieldBefore = field
    put(next)
    isForAtOnce.value = isFirst && sendingAtOnce.isOn.peek() && planned.peek() === undefined && isOfOneTouch(next)
  }

  /** Takes off only what was chosen last. */
  function takeOff(): void {
    const before = past.at(-1) ?? withoutLast(unsent.value)
    past = past.slice(0, -1)
    fieldBefore = undefined
    put(before)
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
   * @param among the choices among which earlier steps can still be taken off one by one; undefined forgets the steps
   */
  function layAgain(next: Unsent, before: Composed | undefined, among?: readonly Choice[]): void {
    const said = trouble.peek()
    const isDropped = report.peek() === 'dropped' || (before !== undefined && !isAllThere(before, next))
    const earlier = among === undefined ? [] : earlierAmong(past, next, among)
    lay(next)
    past = earlier
    trouble.value = said
    if (isDropped) report.value = 'dropped'
  }

  /**
   * Empties the composition while the server is asked about it. It stays kept in this tab.
   * @returns puts it back, unless the reader has begun something else
   */
  function setAside(): () => void {
    const before = unsent.peek()
    unsent.value = nothing
    return () => {
      if (unsent.peek() === nothing) unsent.value = before
    }
  }

  function setTerms(next: Terms): void {
    terms.value = next
    keepAll()
  }

  /** Begins to plan a move for the question that may come next. */
  function plan(ahead: Schemas['ChoicesAhead']): void {
    planned.value = ahead
    terms.value = once
    lay(nothing)
  }

  function clear(): void {
    planned.value = undefined
    terms.value = once
    lay(nothing)
  }

  /** Waits for a request that sends what is composed, and says why it failed. @returns whether it was carried out */
  async function sendBy(request: () => Promise<void>): Promise<boolean> {
    isSending.value = true
    try {
      await request()
      return true
    } catch (error) {
      trouble.value = error
      return false
    } finally {
      isSending.value = false
    }
  }

  return {
    unsent,
    draft,
    narrowed,
    lined,
    planned,
    terms,
    report,
    isSending,
    trouble,
    trial,
    requests,
    choices,
    seat,
    moves,
    isForAtOnce,
    step,
    takeOff,
    layAgain,
    setAside,
    setTerms,
    plan,
    clear,
    sendBy,
  }
}
