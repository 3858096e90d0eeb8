import { effect, type Signal, signal } from '@preact/signals'
import { api } from '../api/client.ts'
import { newestAnswer } from '../api/newest-answer.ts'
import { oneAtATime } from '../api/one-at-a-time.ts'
import { answer, isPassing, Refused } from '../api/problem.ts'
import type { Choice, Component, Match, PieceKind, Schemas } from '../api/schemas.ts'
import { reader } from '../api/session.ts'
import { type Connection, follow } from '../api/stream.ts'
import type { ViewBody } from '../boards/drawn-board.tsx'
import { hasBegun } from './has-begun.ts'
import { isJoined } from './own-seat.ts'
import type { StoryEntry } from './story.ts'
import { type TableParts, tableReading } from './table-reading.ts'
import { talkAt } from './talk.ts'

export type Proposal = Schemas['Proposal']

/** A table that is kept up to date, and what can be done with it besides playing. */
export interface Table extends TableParts {
  /** The open proposals to the table, in the order in which they were made. */
  readonly proposals: Signal<readonly Proposal[]>
  /** How the disputes stand, as the stream last said it. */
  readonly disputes: Signal<unknown>
  /** Shows the table to an invited person who would rather watch. */
  watch(): void
  /** Reads the changes. */
  refresh(): Promise<void>
  /** Reads the open proposals. @throws Refused, Unreachable */
  readProposals(): Promise<void>
  close(): void
}

/** How long after a failure the match is read again, in milliseconds. */
const pause = 5_000

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
    proposals: signal<readonly Proposal[]>([]),
    disputes: signal<unknown>(undefined),
    readMark: signal<Schemas['OwnReadMark'] | undefined>(undefined),
    components: signal<ReadonlyMap<string, Component>>(new Map()),
    kinds: signal<ReadonlyMap<string, PieceKind>>(new Map()),
    connection: signal<Connection>('connecting'),
    readAt: signal(new Date().toISOString()),
    trouble: signal<unknown>(undefined),
    isOutside: signal(false),
  }
  let stop: (() => void) | undefined
  let isClosed = false
  let again: ReturnType<typeof setTimeout> | undefined
  /** What could not be read, besides the match. */
  const unread = new Set<() => Promise<void>>()
  const proposalsRead = newestAnswer()
  const reading = tableReading(table)
  const isSomebody = reader.peek().kind === 'account' || reader.peek().kind === 'pass'

  const stopNoticing = effect(() => {
    if (isSomebody && reader.value.kind === 'stranger') table.connection.value = 'signed-out'
  })

  const refresh = oneAtATime(async () => {
    try {
      // Everything shown must be of one version.
      let isOfOneVersion = false
      while (!isOfOneVersion && !isClosed) isOfOneVersion = await reading.read()
    } catch (error) {
      const isOver = isSomebody && error instanceof Refused && error.problem.status === 401
      if (isOver) table.connection.value = 'signed-out'
      else if (await reading.showSeen(error)) readLater()
      else report(error)
    }
    listen()
  })

  /** Somebody who has only the link to a private match sees its players, and nothing that changes. */
  function mayFollow(): boolean {
    const match = table.match.value
    if (match === undefined || isClosed || reader.value.kind === 'stranger' || table.isOutside.value) return false
    return hasBegun(match) || !match.private || isJoined(match)
  }

  function listen(): void {
    if (stop !== undefined || !mayFollow()) return
    stop = follow(`/v1/matches/${id}/stream`, {
      onEvent: ({ event, data }) => {
        if (event === 'message' || event === 'talk') void readTalk()
        else if (event === 'proposals') void followProposals()
        else if (event === 'disputes') table.disputes.value = data
        // Each entry changes the match as well.
        else if (event === 'match' && !reading.isAsKnown(data)) void refresh()
      },
      onConnection: (connection) => {
        const before = table.connection.value
        if (before === 'live') table.readAt.value = new Date().toISOString()
        table.connection.value = connection
        // The server counts an event as received even if what it led to could not be read.
        if (connection !== 'live' || before !== 'lost') return
        void refresh()
        if (table.proposals.value.length > 0) void followProposals()
        if (table.readMark.value !== undefined) void readTalk()
      },
    })
  }

  const followProposals = (): Promise<void> => readProposals().catch((error: unknown) => report(error, followProposals))
  const readTalk = (): Promise<void> => table.talk.read().catch((error: unknown) => report(error, readTalk))

  const readProposals = (): Promise<void> =>
    proposalsRead.ask(
      () => answer(api.GET('/v1/matches/{match}/proposals', { params: { path } })),
      ({ items }) => {
        table.proposals.value = items.filter(({ status }) => status === 'open').toReversed()
      },
    )

  /** Says that something could not be read, and reads it again after a pause. @param read undefined for the match */
  function report(error: unknown, read?: () => Promise<void>): void {
    table.trouble.value = error
    if (!isPassing(error)) return
    if (read !== undefined) unread.add(read)
    readLater()
  }

  function readLater(): void {
    clearTimeout(again)
    if (!isClosed) again = setTimeout(() => void readUnread(), pause)
  }

  async function readUnread(): Promise<void> {
    const all = [...unread]
    unread.clear()
    await Promise.all(all.map((read) => read()))
    await refresh()
  }
  void refresh()

  return {
    ...table,
    refresh,
    readProposals,
    watch: () => {
      reading.watch()
      void refresh()
    },
    close: () => {
      isClosed = true
      clearTimeout(again)
      stopNoticing()
      stop?.()
    },
  }
}

/** The reader's present choices; empty for a spectator. */
export const choicesOf = ({ choices }: Table): readonly Choice[] => choices.value?.choices ?? []
