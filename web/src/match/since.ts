import { batch, computed, effect, signal } from '@preact/signals'
import { api } from '../api/client.ts'
import { answer, done } from '../api/problem.ts'
import type { ViewBody } from '../boards/drawn-board.tsx'
import { namesOf, type StoryEntry, seenBy } from './story.ts'
import type { Table } from './table.ts'

export type Since = ReturnType<typeof sinceYouLooked>

/** Whether the reader made an entry themselves: not the clock, a bot or a standing order in their place. */
const isOwn = ({ actor }: StoryEntry['entry'], seat: number | null): boolean =>
  actor.kind === 'seat' && actor.seat === seat && actor.by === 'hand'

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
  const named = computed(() => new Set([...(entry.value ? namesOf(entry.value) : []), ...pointed.value]))
  let isBegun = false
  /** The newest version among the steps that are offered. */
  let offered = 0
  /** Whether the reader was away, and it is not read yet what has happened since. */
  let isAway = document.visibilityState === 'hidden'

  async function show(next: StoryEntry): Promise<void> {
    const query = { version: next.entry.version }
    const view = await answer(api.GET('/v1/matches/{match}/view', { params: { path, query } }))
    // In the meantime, the reader may have gone on.
    if (entry.peek() === next) shown.value = view
  }

  async function mark(version: number): Promise<void> {
    const before = table.readMark.value
    if (before === undefined || before.version >= version) return
    table.readMark.value = { ...before, version }
    await done(
      api.PUT('/v1/matches/{match}/read-mark', { params: { path }, body: { version, message: before.message } }),
    )
  }

  function end(): void {
    index.value = undefined
    shown.value = undefined
    offer(offered)
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

  /** Offers what the reader missed. @param version up to which they have seen everything by now */
  function offer(version: number): void {
    const match = table.match.peek()
    const last = table.readMark.peek()
    if (match === undefined || last === undefined) {
      steps.value = []
      return
    }
    const seen = Math.max(seenBy(last), version)
    steps.value = table.story
      .peek()
      .filter(({ entry }) => entry.version > seen && entry.kind !== 'opened' && !isOwn(entry, match.yourSeat))
    const newest = steps.value.at(-1)?.entry.version
    offered = newest ?? 0
    void mark(newest === undefined ? match.version : version).catch(report)
  }

  /** The reader opens the match or comes back to it. */
  function look(): void {
    if (index.peek() === undefined) offer(0)
  }

  const stopFollowing = effect(() => {
    const [match, last, isLive] = [table.match.value, table.readMark.value, table.connection.value === 'live']
    const isRead = table.trouble.value === undefined
    if (match === undefined || last === undefined || document.visibilityState === 'hidden') return
    if (isAway) {
      if (isLive && isRead) void comeBack().catch(report)
    } else if (!isBegun) {
      isBegun = true
      queueMicrotask(look)
    } else if (steps.peek().length === 0) {
      // Events that happen while the reader looks count as seen.
      void mark(match.version).catch(report)
    }
  })
  /**
   * The reader comes back. A page that slept knows nothing of what happened meanwhile, and the reader may have looked or
   * played on another device. If it cannot be read now, this is tried again when it can.
   */
  async function comeBack(): Promise<void> {
    await table.refresh()
    if (table.connection.peek() === 'signed-out' || table.trouble.peek() !== undefined) return
    const now = await answer(api.GET('/v1/matches/{match}/read-mark', { params: { path } }))
    const before = table.readMark.peek()
    if (!isAway || before === undefined || document.visibilityState === 'hidden') return
    isAway = false
    isBegun = true
    const version = Math.max(before.version, now.version)
    // In one batch, so that the entries that are offered do not count as seen.
    batch(() => {
      table.readMark.value = { ...now, version, message: Math.max(before.message, now.message) }
      look()
    })
  }
  const turn = () => {
    if (document.visibilityState === 'hidden') isAway = true
    else if (isAway && table.readMark.peek() !== undefined) void comeBack().catch(report)
  }
  document.addEventListener('visibilitychange', turn)

  return {
    steps,
    index,
    entry,
    shown,
    named,
    pointed,
    stop: () => {
      stopFollowing()
      document.removeEventListener('visibilitychange', turn)
    },
    go,
    end,
    /** Shows the board after an entry. */
    lookAt(wanted: StoryEntry): void {
      steps.value = [wanted]
      offered = 0
      go(0)
    },
    point(entryPieces: readonly string[]): void {
      pointed.value = entryPieces
    },
  }
}
