import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { api } from '../../api/client.ts'
import { newestAnswer } from '../../api/newest-answer.ts'
import { answer } from '../../api/problem.ts'
import type { Move, Schemas } from '../../api/schemas.ts'
import type { ViewBody } from '../../boards/drawn-board.tsx'
import type { Table } from '../table.ts'
import { patched } from './foresight.ts'

/** The server's answer to the moves as they are, before they are sent. */
type Verdict =
  | { readonly kind: 'none' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'accepted'; readonly tried: Schemas['Tried'] }
  | { readonly kind: 'refused'; readonly trouble: unknown }

/** Moves in the form in which they are sent: together, and for the decision that the reader was shown. */
export function asked(table: Table, moves: readonly Move[]) {
  const decision = table.choices.value?.decision?.id
  return { moves: [...moves], ...(decision === undefined ? {} : { decision }) }
}

/** The result of moves, and the choices after them. @throws Refused, Unreachable */
export async function tryMoves(table: Table, moves: readonly Move[]): Promise<Schemas['Tried']> {
  const params = { path: { match: table.id } }
  const body = { ...asked(table, moves), dryRun: true, withChoices: true }
  const tried = await answer(api.POST('/v1/matches/{match}/moves', { params, body }))
  if (tried.outcome !== 'tried') throw new Error('a dry run was carried out')
  return tried
}

/** Tries each change of the moves on the server and, if the reader wants, shows the result on the board. */
export function trying(table: Table, trouble: { value: unknown }) {
  const verdict = signal<Verdict>({ kind: 'none' })
  const isForeseeing = signal(false)
  const foreseen = signal<ViewBody | undefined>(undefined)
  const { askAfterPause, cancel } = newestAnswer()

  async function judge(moves: readonly Move[]): Promise<Verdict> {
    try {
      return { kind: 'accepted', tried: await tryMoves(table, moves) }
    } catch (error) {
      return { kind: 'refused', trouble: error }
    }
  }

  /** @param moves undefined if there is nothing to try */
  function check(moves: readonly Move[] | undefined): void {
    if (moves === undefined) {
      cancel()
      verdict.value = { kind: 'none' }
      return
    }
    verdict.value = { kind: 'checking' }
    askAfterPause(
      () => judge(moves),
      (next) => {
        verdict.value = next
      },
    )
  }

  async function foresee(): Promise<void> {
    const { value } = verdict
    // If the position changes, the moves are judged anew.
    const view = table.view.peek()
    const isShown = isForeseeing.value && value.kind === 'accepted' && view !== undefined
    const next = isShown ? await patched(view, value.tried.patch) : undefined
    if (verdict.value === value) foreseen.value = next
  }
  const stopForeseeing = effect(() => {
    // Subscribes to both signals.
    const [judgement] = [verdict.value, isForeseeing.value]
    void foresee().catch((error: unknown) => {
      if (verdict.peek() === judgement) trouble.value = error
    })
  })

  function stop(): void {
    stopForeseeing()
    check(undefined)
  }

  const readVerdict: ReadonlySignal<Verdict> = verdict
  return { verdict: readVerdict, isForeseeing, foreseen, check, stop }
}
