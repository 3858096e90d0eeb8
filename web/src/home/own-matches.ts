import { type ReadonlySignal, signal } from '@preact/signals'
import { api } from '../api/client.ts'
import { answer, Unreachable } from '../api/problem.ts'
import type { Match, Schemas } from '../api/schemas.ts'
import { reader } from '../api/session.ts'
import { type Connection, follow } from '../api/stream.ts'
import { readGames } from '../games/games.ts'
import { keepSeen, lastSeen } from '../offline/last-seen.ts'

type OwnMatch = Schemas['OwnMatch']

/**
 * The reader's matches and wishes as the server last described them. They are kept up to date until `close` is called.
 */
export interface OwnMatches {
  /** Undefined until they are read. */
  readonly items: ReadonlySignal<readonly OwnMatch[] | undefined>
  /** Open matches to which the reader is invited. */
  readonly invitations: ReadonlySignal<readonly Match[]>
  readonly wishes: ReadonlySignal<readonly Schemas['Wish'][]>
  readonly hasMore: ReadonlySignal<boolean>
  readonly connection: ReadonlySignal<Connection>
  /** When they were last read. */
  readonly readAt: ReadonlySignal<string>
  readonly trouble: ReadonlySignal<unknown>
  refresh(): Promise<void>
  readMore(): Promise<void>
  close(): void
}

const pageSize = 50
/** The stream reports only what concerns the reader, so the list is also read again at this interval. */
const betweenReads = 60_000

/** What is kept of them for when the server cannot be reached. */
interface SeenMatches {
  readonly items: readonly OwnMatch[]
  readonly invitations: readonly Match[]
  readonly wishes: readonly Schemas['Wish'][]
}

export function followOwnMatches(): OwnMatches {
  const items = signal<readonly OwnMatch[] | undefined>(undefined)
  const invitations = signal<readonly Match[]>([])
  const wishes = signal<readonly Schemas['Wish'][]>([])
  const hasMore = signal(false)
  const connection = signal<Connection>('connecting')
  const readAt = signal(new Date().toISOString())
  const trouble = signal<unknown>(undefined)
  let wanted = pageSize
  let isStale = false
  let reading: Promise<void> | undefined
  let isClosed = false

  async function read(): Promise<void> {
    await readGames()
    const all: OwnMatch[] = []
    let next: string | null = null
    do {
      const query = { limit: pageSize, ...(next === null ? {} : { cursor: next }) }
      const page: Schemas['OwnMatchPage'] = await answer(api.GET('/v1/account/matches', { params: { query } }))
      all.push(...page.items)
      next = page.next
    } while (next !== null && all.length < wanted)
    const [standing, invited] = await Promise.all([
      answer(api.GET('/v1/wishes')),
      answer(api.GET('/v1/matches', { params: { query: { invited: 'true', limit: pageSize } } })),
    ])
    items.value = all
    hasMore.value = next !== null
    wishes.value = standing.items
    invitations.value = invited.items
    readAt.value = new Date().toISOString()
    trouble.value = undefined
    const me = reader.peek()
    if (me.kind === 'account') {
      const seen: SeenMatches = { items: all, invitations: invited.items, wishes: standing.items }
      void keepSeen(me.account.id, 'matches', seen)
    }
  }

  /** Shows what the reader last saw, if the server cannot be reached. @returns whether something is shown */
  async function showSeen(error: unknown): Promise<boolean> {
    const me = reader.peek()
    if (!(error instanceof Unreachable) || me.kind !== 'account') return false
    if (items.value !== undefined) return true
    const seen = await lastSeen<SeenMatches>(me.account.id, 'matches')
    if (seen === undefined) return false
    items.value = seen.what.items
    invitations.value = seen.what.invitations
    wishes.value = seen.what.wishes
    readAt.value = seen.at
    connection.value = 'lost'
    return true
  }

  async function refresh(): Promise<void> {
    isStale = true
    // Requests that arrive during a read are answered by one more read.
    reading ??= (async () => {
      try {
        while (isStale && !isClosed) {
          isStale = false
          await read()
        }
      } catch (error) {
        trouble.value = (await showSeen(error)) ? undefined : error
      } finally {
        reading = undefined
      }
    })()
    await reading
  }

  const refreshIfSeen = () => {
    if (document.visibilityState === 'visible') void refresh()
  }
  const again = setInterval(refreshIfSeen, betweenReads)
  addEventListener('online', refreshIfSeen)
  addEventListener('pageshow', refreshIfSeen)
  document.addEventListener('visibilitychange', refreshIfSeen)
  const stop = follow('/v1/account/stream', {
    onEvent: ({ event }) => event === 'notice' && void refresh(),
    onConnection: (now) => {
      const wasLost = connection.value === 'lost'
      connection.value = now
      if (wasLost && now === 'live') void refresh()
    },
  })
  void refresh()

  return {
    items,
    invitations,
    wishes,
    hasMore,
    connection,
    readAt,
    trouble,
    refresh,
    readMore: () => {
      wanted += pageSize
      return refresh()
    },
    close: () => {
      isClosed = true
      clearInterval(again)
      removeEventListener('online', refreshIfSeen)
      removeEventListener('pageshow', refreshIfSeen)
      document.removeEventListener('visibilitychange', refreshIfSeen)
      stop()
    },
  }
}
