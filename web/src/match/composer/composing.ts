import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { api, requestKey } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import type { Choice, Move, Noun, Place, Schemas } from '../../api/schemas.ts'
import type { ViewBody } from '../../boards/drawn-board.tsx'
import { type PieceState, pieceName } from '../../boards/kit/pieces.ts'
import { choicesOf, type Table } from '../table.ts'
import {
  begin,
  carriedOver,
  choicesFor,
  chosen,
  type Draft,
  missing,
  moveOf,
  offered,
  touch,
  usable,
  type Value,
  withoutPiece,
  withValue,
} from './draft.ts'
import { patched } from './foresight.ts'
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts'

/** What the server says to the moves as they stand, before they are sent. */
export type Verdict =
  | { readonly kind: 'none' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'accepted'; readonly tried: Schemas['Tried'] }
  | { readonly kind: 'refused'; readonly trouble: unknown }

/** A move that is complete, and is sent together with those after it. */
export interface Lined {
  readonly move: Move
  readonly says: string
}

export interface Asked {
  readonly name: string
  readonly noun: Noun
  readonly places: readonly Place[]
  readonly chosen: Value | undefined
}

export type Composing = ReturnType<typeof composing>

const pause = 250

/** The move that the reader composes at a table. Nothing is sent before `send`; each change is tried on the server first. */
export function composing(table: Table) {
  const draft = signal<Draft | undefined>(undefined)
  const narrowed = signal<readonly Choice[]>([])
  const lined = signal<readonly Lined[]>([])
  const verdict = signal<Verdict>({ kind: 'none' })
  const isSending = signal(false)
  const trouble = signal<unknown>(undefined)
  /** What could be done after the moves that are lined up; null where that is unknown. */
  const after = signal<readonly Choice[] | undefined>(undefined)
  /** Whether the board shows what the moves would lead to. */
  const isForeseeing = signal(false)
  const foreseen = signal<ViewBody | undefined>(undefined)
  /** What the reader may be asked next: a move that is composed of it becomes a standing order. */
  const planned = signal<Schemas['ChoicesAhead'] | undefined>(undefined)
  const choices: ReadonlySignal<readonly Choice[]> = computed(
    () => planned.value?.choices ?? after.value ?? choicesOf(table),
  )
  const names = computed(
    () =>
      new Map(choices.value.flatMap(({ nouns }) => nouns.map(({ noun, says }) => [pieceName(noun), says] as const))),
  )
  const usablePieces = computed(() => usable(choices.value))
  const offeredPieces = computed(() => new Set(draft.value === undefined ? [] : offered(draft.value).map(pieceName)))
  const lit = computed(() => (draft.value === undefined ? usablePieces.value : offeredPieces.value))
  const chosenPieces = computed(() => new Set(draft.value === undefined ? [] : chosen(draft.value).map(pieceName)))

  let key = requestKey()
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0

  const moves = (): Move[] => {
    const own = draft.value !== undefined && missing(draft.value).length === 0 ? [moveOf(draft.value)] : []
    return [...lined.value.map(({ move }) => move), ...own]
  }
  const body = () => {
    const decision = table.choices.value?.decision?.id
    return { moves: moves(), ...(decision === undefined ? {} : { decision }) }
  }
  const path = { match: table.id }

  /** Tries the moves on the server. Only the answer to the newest question counts. */
  function check(): void {
    clearTimeout(timer)
    attempt += 1
    const mine = attempt
    if (draft.value === undefined || missing(draft.value).length > 0 || planned.value !== undefined) {
      verdict.value = { kind: 'none' }
      return
    }
    verdict.value = { kind: 'checking' }
    timer = setTimeout(async () => {
      let next: Verdict
      try {
        const asked = { ...body(), dryRun: true, withChoices: true }
        const tried = await answer(api.POST('/v1/matches/{match}/moves', { params: { path }, body: asked }))
        if (tried.outcome !== 'tried') return
        next = { kind: 'accepted', tried }
      } catch (error) {
        next = { kind: 'refused', trouble: error }
      }
      if (mine === attempt) verdict.value = next
    }, pause)
  }

  async function foresee(): Promise<void> {
    const { value } = verdict
    const view = table.view.value
    const isShown = isForeseeing.value && value.kind === 'accepted' && view !== undefined
    const next = isShown ? await patched(view, value.tried.patch) : undefined
    if (verdict.value === value) foreseen.value = next
  }
  const stopForeseeing = effect(() => {
    // Reads what it depends on, then what it loads.
    void [verdict.value, isForeseeing.value]
    void foresee().catch((error: unknown) => {
      trouble.value = error
    })
  })

  function change(next: Draft | undefined): void {
    draft.value = next
    narrowed.value = []
    trouble.value = undefined
    if (next === undefined) isForeseeing.value = false
    key = requestKey()
    if (next === undefined) forgetDraft(table.id)
    else keepDraft(table.id, next)
    check()
  }

  function clear(): void {
    lined.value = []
    after.value = undefined
    planned.value = undefined
    change(undefined)
  }

  async function makeMoves(): Promise<void> {
    const header = { 'Idempotency-Key': key }
    await answer(api.POST('/v1/matches/{match}/moves', { params: { path, header }, body: body() }))
  }

  /** Adds the move to the reader's standing orders, for the next question of its kind. */
  async function orderMove(question: string | null): Promise<void> {
    const given = await answer(api.GET('/v1/matches/{match}/orders', { params: { path } }))
    const orders = [...given.orders, ...moves().map((move) => ({ question, move, conditions: [], stays: false }))]
    await answer(api.PUT('/v1/matches/{match}/orders', { params: { path }, body: { orders } }))
  }

  // News of the match: what is being composed goes on if it is still possible.
  let known: Schemas['Choices'] | undefined
  const stop = effect(() => {
    const now = table.choices.value
    if (now === known) return
    const isFirst = known === undefined
    const isSame = known !== undefined && known.version === now?.version
    known = now
    if (isSame || isSending.peek()) return
    // A plan goes on until the question is really asked.
    if (planned.peek() !== undefined && now?.decision === null) return
    planned.value = undefined
    const kept = isFirst && now !== undefined ? keptDraft(table.id, now.choices) : undefined
    const before = draft.peek()
    const among = narrowed.peek()
    lined.value = []
    after.value = undefined
    change(kept ?? (before && carriedOver(before, now?.choices ?? [])))
    narrowed.value = among.flatMap((choice) => carriedOver(begin(choice), now?.choices ?? [])?.choice ?? [])
  })

  return {
    draft,
    narrowed,
    lined,
    /** Whether there is anything that could be sent or taken off. */
    isOpen: computed(() => draft.value !== undefined || narrowed.value.length > 0 || lined.value.length > 0),
    verdict,
    choices,
    withoutPiece: computed(() => withoutPiece(choices.value)),
    planned,
    isForeseeing,
    foreseen,
    names,
    isSending,
    trouble,
    stop: () => {
      stop()
      stopForeseeing()
    },
    change,
    /** Where the move being composed asks for a place. */
    placing: computed((): Asked | undefined => {
      const field = draft.value?.choice.fields.find((one) => one.kind === 'place')
      if (field?.kind !== 'place') return undefined
      return { name: field.name, noun: field.noun, places: field.places, chosen: draft.value?.values[field.name] }
    }),
    choosePlace(place: Place): void {
      const field = draft.value?.choice.fields.find((one) => one.kind === 'place')
      if (draft.value && field) change(withValue(draft.value, field.name, place))
    },
    lit,
    stateOf(noun: Noun, named: ReadonlySet<string>): PieceState {
      const name = pieceName(noun)
      return { isLit: lit.value.has(name), isChosen: chosenPieces.value.has(name), isNamed: named.has(name) }
    },
    choicesFor: (noun: Noun) => choicesFor(choices.value, noun),
    begin(choice: Choice): void {
      change(begin(choice))
    },
    /** A tap on a piece. @returns whether anything can be done with it */
    touch(noun: Noun): boolean {
      const now = draft.value
      const touched = now && touch(now, noun)
      if (touched) {
        change(touched)
        return true
      }
      const found = choicesFor(choices.value, noun)
      const [only] = found
      if (only === undefined) return false
      if (found.length > 1) {
        change(undefined)
        narrowed.value = found
        return true
      }
      const begun = begin(only)
      change(touch(begun, noun) ?? begun)
      return true
    },
    /** Takes off what was chosen last: the draft, or the last of the moves lined up. */
    takeOff(): void {
      if (draft.value !== undefined || narrowed.value.length > 0) change(undefined)
      if (lined.value.length > 0 && draft.value === undefined) clear()
    },
    clear,
    /** Begins to compose the answer to the next question, before it is asked. */
    async plan(): Promise<void> {
      const next = await answer(api.GET('/v1/matches/{match}/choices/ahead', { params: { path } }))
      clear()
      planned.value = next
    },
    /** Lines up the move behind those before it, and goes on with what is possible then. */
    addAnother(): void {
      if (verdict.value.kind !== 'accepted' || draft.value === undefined) return
      const { tried } = verdict.value
      if (tried.choices === null) return
      lined.value = [...lined.value, { move: moveOf(draft.value), says: draft.value.choice.says }]
      after.value = tried.choices
      change(undefined)
    },
    /** Sends the moves, once however often it is pressed, or gives the planned one as an order. @returns whether it was done */
    async send(): Promise<boolean> {
      if (isSending.value || moves().length === 0) return false
      isSending.value = true
      try {
        if (planned.value === undefined) await makeMoves()
        else await orderMove(planned.value.question)
        clear()
        return true
      } catch (error) {
        trouble.value = error
        return false
      } finally {
        isSending.value = false
        await table.refresh()
      }
    },
  }
}
