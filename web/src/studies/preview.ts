import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { api } from '../api/client.ts'
import { newestAnswer } from '../api/newest-answer.ts'
import { answer } from '../api/problem.ts'
import type { Move, Schemas } from '../api/schemas.ts'
import type { Said } from '../match/composer/outcome.tsx'

/** What a composed move would do, by the server's answer to it. */
type MovePreview =
  | Exclude<Said, { readonly kind: 'accepted' }>
  | { readonly kind: 'accepted'; readonly tried: Schemas['ForetoldOnBoard'] }

interface ComposedMove {
  readonly study: string
  readonly node: number
  readonly seat: number
  readonly move: Move
}

/** Asks the server what the composed move would do, each time that it changes. */
export function movePreview(composed: ReadonlySignal<ComposedMove | undefined>) {
  const preview = signal<MovePreview>({ kind: 'none' })
  const { askAfterPause, cancel } = newestAnswer()

  const stop = effect(() => {
    const asked = composed.value
    cancel()
    preview.value = asked === undefined ? { kind: 'none' } : { kind: 'checking' }
    if (asked === undefined) return
    askAfterPause(
      () => outcomeOf(asked),
      (next) => {
        preview.value = next
      },
    )
  })

  const readPreview: ReadonlySignal<MovePreview> = preview
  return {
    preview: readPreview,
    stop(): void {
      cancel()
      stop()
    },
  }
}

async function outcomeOf({ study, node, seat, move }: ComposedMove): Promise<MovePreview> {
  const params = { path: { study, node } }
  const body = { seat, moves: [move], dryRun: true }
  try {
    const outcome = await answer(api.POST('/v1/studies/{study}/nodes/{node}/moves', { params, body }))
    if (outcome.outcome === 'tried') throw new Error('a dry run was carried out')
    return { kind: 'accepted', tried: outcome }
  } catch (trouble) {
    return { kind: 'refused', trouble }
  }
}
