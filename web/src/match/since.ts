import { computed, effect, signal } from '@preact/signals'
import { api } from '../api/client.ts'
import { answer, done } from '../api/problem.ts'
import type { ViewBody } from '../boards/drawn-board.tsx'
import { pieceName } from '../boards/kit/pieces.ts'
import { type StoryEntry, seenBy, type Table } from './table.ts'

export type Since = ReturnType<typeof sinceYouLooked>

const piecesOf = ({ nouns }: StoryEntry): readonly string[] =>
  nouns.flatMap((named) => named.map(({ noun }) => pieceName(noun)))

const isOf = ({ actor }: StoryEntry['entry'], seat: number | null): boolean =>
  actor.kind === 'seat' && actor.seat === seat

/**
 * What happened since the reader last looked, step by step, from their read mark or their own last move. It can also
 * show any entry of the story on the board.
 */
export function sinceYouLooked(table: Table) {
  const path = { match: table.id }
  const steps = signal<readonly StoryEntry[]>([])
  const index = signal<number>()
  const shown = signal<ViewBody>()
  /** The pieces in the sentence that the reader points at. */
  const pointed = signal<readonly string[]>([])
  const entry = computed(() => (index.value === undefined ? undefined : steps.value[index.value]))
  const named = computed(() => new Set([...(entry.value ? piecesOf(entry.value) : []), ...pointed.value]))
  let isBegun = false

  async function show(next: StoryEntry): Promise<void> {
    const query = { version: next.entry.version }
    shown.value = await answer(api.GET('/v1/matches/{match}/view', { params: { path, query } }))
  }

  async function mark(): Promise<void> {
    const match = table.match.value
    const before = table.readMark.value
    if (match === undefined || before === undefined || before.version >= match.version) return
    const body = { version: match.version, message: before.message }
    table.readMark.value = { ...before, version: match.version }
    await done(api.PUT('/v1/matches/{match}/read-mark', { params: { path }, body }))
  }

  function end(): void {
    index.value = undefined
    shown.value = undefined
    steps.value = []
    void mark().catch(report)
  }
  const report = (error: unknown) => {
    table.trouble.value = error
  }

  function go(to: number): void {
    const next = steps.value[to]
    if (next === undefined) {
      end()
      return
    }
    index.value = to
    void show(next).catch(report)
  }

  /** The reader opens the match or comes back to it: offers what they missed. */
  function look(): void {
    const match = table.match.peek()
    const last = table.readMark.peek()
    if (match === undefined || last === undefined || steps.peek().length > 0) return
    const seen = seenBy(last)
    const missed = table.story
      .peek()
      .filter(({ entry }) => entry.version > seen && entry.kind !== 'opened' && !isOf(entry, match.yourSeat))
    if (missed.length > 0) steps.value = missed
    else void mark().catch(report)
  }

  const stopFollowing = effect(() => {
    const [match, last] = [table.match.value, table.readMark.value]
    if (match === undefined || last === undefined || document.visibilityState === 'hidden') return
    if (!isBegun) {
      isBegun = true
      queueMicrotask(look)
    } else if (steps.peek().length === 0 && match.version > last.version) {
      // Events that happen while the reader looks count as seen.
      void mark().catch(report)
    }
  })
  const back = () => {
    if (document.visibilityState === 'visible') look()
  }
  document.addEventListener('visibilitychange', back)

  return {
    steps,
    index,
    entry,
    shown,
    named,
    pointed,
    stop: () => {
      stopFollowing()
      document.removeEventListener('visibilitychange', back)
    },
    go,
    end,
    /** Shows the board after an entry. */
    lookAt(wanted: StoryEntry): void {
      steps.value = [wanted]
      go(0)
    },
    point(entryPieces: readonly string[]): void {
      pointed.value = entryPieces
    },
  }
}
