import { computed, effect, signal } from '@preact/signals'
import { api } from '../api/client.ts'
import { newestAnswer } from '../api/newest-answer.ts'
import { answer } from '../api/problem.ts'
import type { Choice, Schemas } from '../api/schemas.ts'
import { hasBoard } from '../boards/drawn-board.tsx'
import { missing, moveOf } from '../match/composer/draft.ts'
import { oneMove } from '../match/composer/one-move.ts'
import { movePreview } from './preview.ts'
import type { OwnStudySource } from './study-source.ts'
import type { Studying } from './studying.ts'

export type Playing = ReturnType<typeof playing>

/** The moves that the owner of a study tries on it, for any seat. */
export function playing(source: OwnStudySource, studied: Studying) {
  const offered = signal<Schemas['StudyChoices']>()
  const reads = newestAnswer()
  const composed = oneMove({
    isDrawn: hasBoard(studied.study.peek().game),
    /** None while those of the position that is shown are read. */
    choices: computed<readonly Choice[]>(() => {
      const read = offered.value
      return read !== undefined && read.node === studied.node.value ? read.choices : []
    }),
    seat: () => offered.peek()?.seat ?? null,
    async send(move) {
      const seat = offered.peek()?.seat
      if (seat === undefined) return
      const params = { path: { study: source.id, node: studied.node.peek() } }
      const body = { seat, moves: [move], dryRun: false }
      const tried = await answer(api.POST('/v1/studies/{study}/nodes/{node}/moves', { params, body }))
      if (tried.outcome === 'foretold') throw new Error('a move was only tried out')
      studied.add(tried.nodes, tried.position)
    },
  })

  async function readChoices(node: number, seat: number | undefined): Promise<void> {
    try {
      await reads.ask(
        () => source.choices(node, seat),
        (next) => {
          offered.value = next
          composed.clear()
        },
      )
    } catch (error) {
      composed.trouble.value = error
    }
  }

  const isForeseeing = signal(false)
  const move = computed(() => {
    const draft = composed.draft.value
    const { seat, node } = offered.value ?? {}
    if (draft === undefined || seat === undefined || node !== studied.node.value) return undefined
    return missing(draft).length > 0 ? undefined : { study: source.id, node, seat, move: moveOf(draft) }
  })
  const { preview, stop: stopPreview } = movePreview(move)

  let shown: number | undefined
  const stopReading = effect(() => {
    const position = studied.position.value
    if (position === undefined || position.node === shown) return
    shown = position.node
    composed.clear()
    void readChoices(position.node, undefined)
  })

  return {
    ...composed,
    /** What the seat that plays is asked, and its choices, as they were last read. */
    offered,
    /** What the composed move would do. */
    preview,
    /** Whether the reader wants to see on the board what it would lead to. */
    isForeseeing,
    foreseen: computed(() =>
      isForeseeing.value && preview.value.kind === 'accepted' ? preview.value.tried.position : undefined,
    ),
    /** Plays another seat. */
    playAs(seat: number): void {
      void readChoices(studied.node.peek(), seat)
    },
    stop(): void {
      stopReading()
      stopPreview()
    },
  }
}
