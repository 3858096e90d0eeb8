import { effect, untracked } from '@preact/signals'
import type { Schemas } from '../../api/schemas.ts'
import type { Table } from '../table.ts'
import { choicesAhead } from './choices-ahead.ts'
import { kept, type Terms } from './kept-draft.ts'
import { linedUpAgain } from './relaying.ts'
import { type Composed, nothing, stillPossible } from './unsent.ts'
import type { UnsentState } from './unsent-state.ts'

type Choices = Schemas['Choices']

/** Follows a match: when it changes, what is composed continues if it is still possible. */
export function following(table: Table, state: UnsentState) {
  const { unsent, planned, requests } = state
  /** The choices that the composition has followed so far. */
  let known: Choices | undefined
  /** Why it could not be continued when it was last tried. */
  let failure: unknown

  async function follow(): Promise<void> {
    const before = known
    const now = table.choices.peek()
    if (now === undefined) {
      known = now
      if (table.match.peek()?.status !== 'running') leaveOff()
      // After a sign-out, the reader finds the composition again when they come back.
      return
    }
    if (before?.version === now.version) {
      known = now
      return
    }
    // It is followed once the answer has come.
    if (state.isSending.peek()) return
    known = now
    if (!requests.isUnanswered()) return continueAmong(now, before)
    const isMade = await state.sendBy(requests.repeat)
    if (isMade) {
      state.clear()
      await table.refresh()
    } else if (requests.isUnanswered()) {
      known = before
      return
    }
    if (table.choices.peek() !== now) return follow()
    if (!isMade) return continueAmong(now, before)
  }

  /** What was begun in a match that is over leads to nothing. */
  function leaveOff(): void {
    planned.value = undefined
    state.layAgain(nothing, undefined)
  }

  /** @param before the earlier choices; undefined when the reader arrives and their saved move is restored */
  async function continueAmong(now: Choices, before: Choices | undefined): Promise<void> {
    const isAsked = now.decision !== null
    // A plan continues until the question is really asked.
    if (planned.peek() !== undefined && !isAsked) return
    planned.value = undefined
    const { narrowed, draft, lined } = unsent.peek()
    const left =
      before === undefined
        ? kept(table.id, state.seat())
        : { lined: lined.map((one) => one.draft), draft, plan: undefined }
    const composed = left && { ...left, narrowed }
    if (composed?.plan && !isAsked) await continuePlan(composed, composed.plan, now, before)
    else if (composed && composed.lined.length > 0) await continueLined(composed, now, before)
    else continueDraft(composed, now)
  }

  /** What could not be continued, since the server was out of reach, is tried again when the connection is back. */
  function followAgain(now: Choices, before: Choices | undefined): void {
    if (known === now) known = before
  }

  async function continuePlan(
    composed: Composed,
    terms: Terms,
    now: Choices,
    before: Choices | undefined,
  ): Promise<void> {
    const begun = unsent.peek()
    const ahead = await choicesAhead(table).catch((error: unknown) => {
      followAgain(now, before)
      throw error
    })
    // In the meantime, the reader may have begun something else.
    if (known !== now || unsent.peek() !== begun || planned.peek() !== undefined) return
    planned.value = ahead
    const still = stillPossible({ narrowed: [], draft: composed.draft }, ahead.choices)
    state.layAgain({ ...nothing, ...still }, composed)
    if (still.draft) state.setTerms(terms)
  }

  async function continueLined(composed: Composed, now: Choices, before: Choices | undefined): Promise<void> {
    const putBack = state.setAside()
    const again = await linedUpAgain(table, composed.lined, composed.draft, now.choices).catch((error: unknown) => {
      putBack()
      followAgain(now, before)
      throw error
    })
    // In the meantime, the reader may have begun something else.
    if (unsent.peek() === nothing && known === now) state.layAgain(again, composed)
  }

  /** @param composed undefined if the reader had left nothing */
  function continueDraft(composed: Composed | undefined, now: Choices): void {
    const { narrowed, touched } = unsent.peek()
    const still = stillPossible({ narrowed, draft: composed?.draft }, now.choices)
    state.layAgain({ ...nothing, ...(touched && { touched }), ...still }, composed, now.choices)
  }

  /** Follows the match if it has changed. */
  async function catchUp(): Promise<void> {
    if (table.choices.peek() === known) return
    try {
      await follow()
      if (state.trouble.peek() === failure) state.trouble.value = undefined
    } catch (error) {
      failure = error
      state.trouble.value = error
    }
  }
  const stop = effect(() => {
    if (table.choices.value !== known) untracked(() => void catchUp())
  })

  return { catchUp, stop }
}
