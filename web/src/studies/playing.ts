import { batch, computed, effect, signal } from '@preact/signals'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Choice, Noun, Place, Schemas } from '../api/schemas.ts'
import { beginWith, type Draft, missing, moveOf, withoutPiece } from '../match/composer/draft.ts'
import { onPieces } from '../match/composer/on-pieces.ts'
import { fieldChanged, isNothing, nothing, type Unsent, withoutLast } from '../match/composer/unsent.ts'
import type { OwnDoor } from './door.ts'
import { foretelling } from './foretelling.ts'
import type { Studying } from './studying.ts'

export type Playing = ReturnType<typeof playing>

/** The moves that the owner of a study tries on it, for any seat. */
export function playing(door: OwnDoor, studied: Studying) {
  const offered = signal<Schemas['StudyChoices']>()
  const unsent = signal<Unsent>(nothing)
  const trouble = signal<unknown>()
  const isUnderWay = signal(false)
  const isForeseeing = signal(false)
  let past: readonly Unsent[] = []
  let attempt = 0
  /** None while those of the position that is shown are read. */
  const choices = computed<readonly Choice[]>(() => {
    const read = offered.value
    return read !== undefined && read.node === studied.node.value ? read.choices : []
  })
  const pieces = onPieces(choices, unsent, () => offered.peek()?.seat ?? null)

  function lay(next: Unsent, before: readonly Unsent[]): void {
    past = before
    batch(() => {
      unsent.value = next
      trouble.value = undefined
    })
  }

  function step(next: Unsent): void {
    // Changes within one field count as one step.
    lay(next, fieldChanged(unsent.peek(), next) === undefined ? [...past, unsent.peek()] : past)
  }

  async function readChoices(node: number, seat: number | undefined): Promise<void> {
    attempt += 1
    const mine = attempt
    try {
      const next = await door.choices(node, seat)
      if (mine !== attempt) return
      offered.value = next
      lay(nothing, [])
    } catch (error) {
      if (mine === attempt) trouble.value = error
    }
  }

  const composed = computed(() => {
    const { draft } = unsent.value
    const { seat, node } = offered.value ?? {}
    if (draft === undefined || seat === undefined || node !== studied.node.value || missing(draft).length > 0)
      return undefined
    return { study: door.id, node, seat, move: moveOf(draft) }
  })
  const { foretold, stop: stopForetelling } = foretelling(composed)

  let shown: number | undefined
  const stopReading = effect(() => {
    const position = studied.position.value
    if (position === undefined || position.node === shown) return
    shown = position.node
    lay(nothing, [])
    void readChoices(position.node, undefined)
  })

  return {
    choices,
    /** What the seat that plays is asked, and its choices, as they were last read. */
    offered,
    draft: computed(() => unsent.value.draft),
    narrowed: computed(() => unsent.value.narrowed),
    withoutPiece: computed(() => withoutPiece(choices.value)),
    isOpen: computed(() => !isNothing(unsent.value)),
    /** What the composed move would do. */
    foretold,
    /** Whether the reader wants to see on the board what it would lead to. */
    isForeseeing,
    foreseen: computed(() =>
      isForeseeing.value && foretold.value.kind === 'accepted' ? foretold.value.tried.position : undefined,
    ),
    isUnderWay,
    trouble,
    pieces,
    /** Plays another seat. */
    playAs(seat: number): void {
      void readChoices(studied.node.peek(), seat)
    },
    change: (draft: Draft): void => step({ ...nothing, draft }),
    /** @param piece the piece that led to the choice */
    begin(choice: Choice, piece?: Noun): void {
      if (choice !== unsent.peek().draft?.choice) step({ ...nothing, draft: beginWith(choice, piece) })
    },
    /** Begins one of the choices that the touched piece could mean. */
    pick(choice: Choice): void {
      step({ ...nothing, draft: beginWith(choice, unsent.peek().touched) })
    },
    choosePlace(place: Place): void {
      const draft = pieces.placed(place)
      if (draft) step({ ...nothing, draft })
    },
    /** Handles a tap on a piece. @returns whether the tap did anything */
    touch(noun: Noun, lies: string | undefined): boolean {
      const next = pieces.touched(noun, lies)
      if (next) step(next)
      return next !== undefined
    },
    /** Takes off what was chosen last. */
    takeOff(): void {
      lay(past.at(-1) ?? withoutLast(unsent.peek()), past.slice(0, -1))
    },
    /** Tries the move that is composed. */
    async play(): Promise<void> {
      const { draft } = unsent.peek()
      const seat = offered.peek()?.seat
      if (isUnderWay.peek() || seat === undefined || draft === undefined || missing(draft).length > 0) return
      isUnderWay.value = true
      try {
        const params = { path: { study: door.id, node: studied.node.peek() } }
        const body = { seat, moves: [moveOf(draft)], dryRun: false }
        const tried = await answer(api.POST('/v1/studies/{study}/nodes/{node}/moves', { params, body }))
        if (tried.outcome === 'foretold') throw new Error('a move was only tried out')
        studied.add(tried.nodes, tried.position)
      } catch (error) {
        trouble.value = error
      } finally {
        isUnderWay.value = false
      }
    },
    stop(): void {
      stopReading()
      stopForetelling()
    },
  }
}
