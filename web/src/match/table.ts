import { type Signal, signal } from '@preact/signals'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Choice, Component, Match, PieceKind, Schemas } from '../api/schemas.ts'
import { type Connection, follow } from '../api/stream.ts'
import type { ViewBody } from '../boards/drawn-board.tsx'
import { pieceName } from '../boards/kit/pieces.ts'
import { reader } from '../session/session.ts'
import { invitationTo } from './invitation.ts'
import { type Talk, talkAt } from './talk.ts'

export type StoryEntry = Schemas['StoryEntry']

/** A match as the server last described it. Nothing is guessed ahead. */
export interface Table {
  readonly id: string
  readonly match: Signal<Match | undefined>
  readonly view: Signal<ViewBody | undefined>
  readonly choices: Signal<Schemas['Choices'] | undefined>
  /** The newest entries, the oldest of them first. */
  readonly story: Signal<readonly StoryEntry[]>
  readonly talk: Talk
  readonly readMark: Signal<Schemas['OwnReadMark'] | undefined>
  /** What is printed on the pieces, by their names; and what a piece of a kind is. */
  readonly components: Signal<ReadonlyMap<string, Component>>
  readonly kinds: Signal<ReadonlyMap<string, PieceKind>>
  readonly connection: Signal<Connection>
  /** When what is shown was true for certain: the last moment at which the connection stood. */
  readonly readAt: Signal<string>
  /** What went wrong while the match was being read. */
  readonly trouble: Signal<unknown>
  /** Reads what has changed. */
  refresh(): Promise<void>
  close(): void
}

/** How many entries of the story are read at first. */
const storyAtFirst = 30

/** Opens a match, and keeps it up to date until it is closed. */
export function openTable(id: string): Table {
  const path = { match: id }
  const table = {
    id,
    match: signal<Match | undefined>(undefined),
    view: signal<ViewBody | undefined>(undefined),
    choices: signal<Schemas['Choices'] | undefined>(undefined),
    story: signal<readonly StoryEntry[]>([]),
    talk: talkAt(id),
    readMark: signal<Schemas['OwnReadMark'] | undefined>(undefined),
    components: signal<ReadonlyMap<string, Component>>(new Map()),
    kinds: signal<ReadonlyMap<string, PieceKind>>(new Map()),
    connection: signal<Connection>('connecting'),
    readAt: signal(new Date().toISOString()),
    trouble: signal<unknown>(undefined),
  }
  let stop = () => {}
  let isClosed = false
  let reading: Promise<void> | undefined
  let isStale = false

  async function read(): Promise<void> {
    const invitation = invitationTo(id)
    const query = invitation === undefined ? {} : { invitation }
    const match = await answer(api.GET('/v1/matches/{match}', { params: { path, query } }))
    const isSeated = match.yourSeat !== null
    if (match.status === 'open') {
      table.match.value = match
      return
    }
    const known = table.story.value.at(-1)?.entry.version
    const since = known ?? Math.max(0, match.version - storyAtFirst)
    const [view, choices, journal, described] = await Promise.all([
      answer(api.GET('/v1/matches/{match}/view', { params: { path } })),
      isSeated && match.status === 'running'
        ? answer(api.GET('/v1/matches/{match}/choices', { params: { path } }))
        : undefined,
      answer(api.GET('/v1/matches/{match}/journal', { params: { path, query: { since } } })),
      // The board is drawn once its cards have their names: otherwise it would jump.
      table.components.value.size > 0 ? undefined : describedIn(match.game),
    ])
    const versions = [view.version, journal.version, choices?.version ?? match.version]
    if (versions.some((version) => version !== match.version)) {
      // Something happened between these answers: they are read again, so that all that is shown is of one version.
      isStale = true
      return
    }
    if (described !== undefined) {
      table.components.value = described.components
      table.kinds.value = described.kinds
    }
    table.match.value = match
    table.view.value = view
    table.choices.value = choices
    table.story.value = [...table.story.value, ...journal.items]
    // More happened than one page of the journal holds: the rest is read next.
    isStale = (table.story.value.at(-1)?.entry.version ?? match.version) < match.version
    table.readAt.value = new Date().toISOString()
    table.trouble.value = undefined
    // The reader may have got their seat while the page was open.
    if (isSeated && table.readMark.value === undefined) await readOwn()
  }

  /** What the reader alone has at the table: how far they have read, and what is said to them. */
  async function readOwn(): Promise<void> {
    table.readMark.value = await answer(api.GET('/v1/matches/{match}/read-mark', { params: { path } }))
    await table.talk.read()
  }

  async function refresh(): Promise<void> {
    isStale = true
    // Requests that come while one is under way are answered by one more.
    reading ??= (async () => {
      try {
        while (isStale && !isClosed) {
          isStale = false
          await read()
        }
      } catch (error) {
        table.trouble.value = error
      } finally {
        reading = undefined
      }
    })()
    await reading
  }

  async function open(): Promise<void> {
    await refresh()
    const match = table.match.value
    // A stranger who holds an invitation sees who plays, and nothing that changes.
    if (match === undefined || isClosed || reader.value.kind === 'stranger') return
    stop = follow(`/v1/matches/${id}/stream`, {
      onEvent: ({ event }) => {
        if (event === 'message') void table.talk.read().catch(report)
        else void refresh()
      },
      onConnection: (connection) => {
        if (table.connection.value === 'live') table.readAt.value = new Date().toISOString()
        table.connection.value = connection
      },
    })
  }
  const report = (error: unknown) => {
    table.trouble.value = error
  }
  void open().catch(report)

  return {
    ...table,
    refresh,
    close: () => {
      isClosed = true
      stop()
    },
  }
}

async function describedIn(game: string) {
  const { items, kinds } = await answer(api.GET('/v1/games/{game}/components', { params: { path: { game } } }))
  return {
    components: new Map(items.map((component) => [pieceName(component), component])),
    kinds: new Map(kinds.map((kind) => [kind.kind, kind])),
  }
}

/** The choices of the reader now; none for somebody who only watches. */
export const choicesOf = ({ choices }: Table): readonly Choice[] => choices.value?.choices ?? []
