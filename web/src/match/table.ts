import { effect, type Signal, signal } from '@preact/signals'
import { api } from '../api/client.ts'
import { answer, Refused, Unreachable } from '../api/problem.ts'
import type { Choice, Component, Match, PieceKind, Schemas } from '../api/schemas.ts'
import { type Connection, follow } from '../api/stream.ts'
import { loadBoard, type ViewBody } from '../boards/drawn-board.tsx'
import { namedIn } from '../boards/kit/pieces.ts'
import { keepSeen, lastSeen } from '../offline/last-seen.ts'
import { accessToken, reader } from '../session/session.ts'
import { componentsOf, described as describedPieces } from './described.ts'
import { keptInvitation } from './invitation.ts'
import { ownPlayer } from './own-seat.ts'
import { readStory, type Story, type StoryEntry } from './story.ts'
import { type Talk, talkAt } from './talk.ts'

export type Proposal = Schemas['Proposal']

/** A match as the server last described it, without guesses of what comes next. */
export interface Table {
  readonly id: string
  readonly match: Signal<Match | undefined>
  readonly view: Signal<ViewBody | undefined>
  readonly choices: Signal<Schemas['Choices'] | undefined>
  /** The newest entries, in order. */
  readonly story: Signal<readonly StoryEntry[]>
  readonly talk: Talk
  /** The open proposals to the table, in the order in which they were made. */
  readonly proposals: Signal<readonly Proposal[]>
  /** How the disputes stand, as the stream last said it. */
  readonly disputes: Signal<unknown>
  readonly readMark: Signal<Schemas['OwnReadMark'] | undefined>
  /** The components by the names of their pieces, and the descriptions of kinds. */
  readonly components: Signal<ReadonlyMap<string, Component>>
  readonly kinds: Signal<ReadonlyMap<string, PieceKind>>
  readonly connection: Signal<Connection>
  /** When the shown state was last known to be current: the last moment with a connection. */
  readonly readAt: Signal<string>
  /** The error of the last read, if any. */
  readonly trouble: Signal<unknown>
  /** Whether the reader sees the page for invited people rather than the table. */
  readonly isOutside: Signal<boolean>
  /** Shows the table to an invited person who would rather watch. */
  watch(): void
  /** Reads the changes. */
  refresh(): Promise<void>
  /** Reads the open proposals. @throws Refused, Unreachable */
  readProposals(): Promise<void>
  close(): void
}

/** What of a table is of one version, and is kept for when the server cannot be reached. */
interface Shown {
  readonly match: Match
  readonly view: ViewBody
  readonly choices: Schemas['Choices'] | undefined
  readonly story: readonly StoryEntry[]
  /** What its pieces are; undefined if that is known. */
  readonly described: Schemas['ComponentList'] | undefined
}

/** How many entries are read at first, and kept. */
const usualStory = 30

/** The version after which the story is read at first, if the reader has missed no more. */
const beforeNewest = (newest: number): number => Math.max(0, newest - usualStory)

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
  let isWatching = false
  let isClosed = false
  let reading: Promise<void> | undefined
  let isStale = false
  let description: Shown['described']
  /** Whether what is shown is of an earlier visit. */
  let isOfBefore = false
  let again: ReturnType<typeof setTimeout> | undefined
  let proposalsRead = 0
  const isSomebody = reader.peek().kind === 'account' || reader.peek().kind === 'pass'

  const stopNoticing = effect(() => {
    if (isSomebody && reader.value.kind === 'stranger') table.connection.value = 'signed-out'
  })

  async function read(): Promise<void> {
    // A reader whose session is over keeps the table as they last saw it.
    await accessToken()
    if (table.connection.value === 'signed-out') return
    const invitation = keptInvitation(id)
    const query = invitation === undefined ? {} : { invitation }
    const match = await answer(api.GET('/v1/matches/{match}', { params: { path, query } }))
    const isSeated = match.yourSeat !== null
    table.isOutside.value = invitation !== undefined && !isWatching && isGuest(match)
    if (!hasBegun(match) || table.isOutside.value) {
      const mayTalk = match.status === 'open' && isJoined(match)
      if (mayTalk && table.readMark.value === undefined) await readOwn()
      table.match.value = match
      table.trouble.value = undefined
      return
    }
    // What the reader has from an earlier visit is without their read mark.
    if (!isOfBefore && table.view.value !== undefined && isAsKnown(match)) {
      table.readAt.value = new Date().toISOString()
      table.trouble.value = undefined
      return
    }
    // The reader may have got a seat while the page was open.
    const own = isSeated && table.readMark.value === undefined ? readOwn() : undefined
    const [view, choices, story, described] = await Promise.all([
      answer(api.GET('/v1/matches/{match}/view', { params: { path } })),
      isSeated && match.status === 'running'
        ? answer(api.GET('/v1/matches/{match}/choices', { params: { path } }))
        : undefined,
      storyUpTo(match.version, own),
      // The board is drawn when its cards have names; otherwise its layout would jump.
      description === undefined ? componentsOf(match.game) : undefined,
      own,
      loadBoard(match.game),
    ])
    const versions = [view.version, story.version, choices?.version ?? match.version]
    if (versions.some((version) => version !== match.version)) {
      // The match changed between these answers, so they are read again: everything shown must be of one version.
      isStale = true
      return
    }
    description = described ?? description
    const all = [...table.story.value, ...story.items]
    show({ match, view, choices, story: all, described }, new Date().toISOString())
    isOfBefore = false
    const me = reader.peek()
    if (me.kind !== 'account') return
    const seen: Shown = { match, view, choices, story: all.slice(-usualStory), described: description }
    void keepSeen(me.account.id, id, seen)
  }

  function show({ match, view, choices, story, described }: Shown, at: string): void {
    if (described !== undefined) {
      const { components, kinds } = describedPieces(described)
      table.components.value = components
      table.kinds.value = kinds
    }
    table.match.value = match
    table.view.value = view
    table.choices.value = choices
    table.story.value = story
    table.readAt.value = at
    table.trouble.value = undefined
  }

  /** Shows what the reader last saw, if the server cannot be reached and nothing newer is shown. @returns whether it did */
  async function showSeen(error: unknown): Promise<boolean> {
    const me = reader.peek()
    if (!(error instanceof Unreachable) || me.kind !== 'account') return false
    if (table.match.value !== undefined) return isOfBefore
    const seen = await lastSeen<Shown>(me.account.id, id)
    if (seen === undefined) return false
    await loadBoard(seen.what.match.game)
    table.connection.value = 'lost'
    isOfBefore = true
    show(seen.what, seen.at)
    return true
  }

  /** Whether the server describes the match as it did: then its view, choices and story are the same, too. */
  const isAsKnown = (match: unknown) => JSON.stringify(match) === JSON.stringify(table.match.value)

  /** The parts of the table that only the reader has: their read mark, and the messages. */
  async function readOwn(): Promise<void> {
    const [mark] = await Promise.all([
      answer(api.GET('/v1/matches/{match}/read-mark', { params: { path } })),
      table.talk.read(),
    ])
    table.readMark.value = mark
  }

  /** What is new in the story; at first everything that the reader has missed, and a little before it. */
  async function storyUpTo(newest: number, own: Promise<void> | undefined): Promise<Story> {
    const known = table.story.value.at(-1)?.entry.version
    if (known !== undefined) return readStory(id, known, newest)
    const from = beforeNewest(newest)
    const [latest] = await Promise.all([readStory(id, from, newest), own])
    const mark = table.readMark.value
    if (mark === undefined || seenBy(mark) >= from) return latest
    const missed = await readStory(id, seenBy(mark), from)
    return { ...latest, items: [...missed.items.filter(({ entry }) => entry.version <= from), ...latest.items] }
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
        const isOver = isSomebody && error instanceof Refused && error.problem.status === 401
        if (isOver) table.connection.value = 'signed-out'
        else if (await showSeen(error)) again = setTimeout(() => void refresh(), pause)
        else report(error)
      } finally {
        reading = undefined
      }
      listen()
    })()
    await reading
  }

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
        else if (event === 'match' && !isAsKnown(data)) void refresh()
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

  async function readProposals(): Promise<void> {
    proposalsRead += 1
    const mine = proposalsRead
    const { items } = await answer(api.GET('/v1/matches/{match}/proposals', { params: { path } }))
    // If several reads are in flight, only the newest counts.
    if (mine === proposalsRead) table.proposals.value = items.filter(({ status }) => status === 'open').toReversed()
  }

  /** Says that something could not be read, and reads it again after a pause. */
  function report(error: unknown, repeat: () => Promise<void> = refresh): void {
    table.trouble.value = error
    clearTimeout(again)
    if (!isClosed && isPassing(error)) again = setTimeout(() => void repeat().then(refresh), pause)
  }
  void refresh()

  return {
    ...table,
    refresh,
    readProposals,
    watch: () => {
      isWatching = true
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

/** Whether the reader takes part. A reader whom a mailed link has signed in does. */
const isJoined = (match: Match): boolean => reader.peek().kind === 'pass' || ownPlayer(match) !== undefined

/** Whether a match has begun. One that was cancelled before has no position. */
export const hasBegun = ({ version }: Match): boolean => version > 0

/**
 * Whether an invited person sees a page about the match before its table: a stranger, who cannot see the table, or
 * somebody without a seat in a private match; also if a seat is open, since they were invited to take it.
 */
function isGuest({ status, yourSeat, private: isPrivate, players }: Match): boolean {
  if (status === 'open' || yourSeat !== null) return false
  return reader.peek().kind === 'stranger' || isPrivate || players.some(({ open }) => open)
}

/** Whether the same request may succeed a little later: the server, or its database, cannot be reached. */
const isPassing = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof Refused && error.problem.status >= 500)

/** The pieces that the sentences of an entry name. */
export const namesOf = ({ nouns }: StoryEntry): readonly string[] =>
  nouns.flatMap((named) => namedIn(named.map(({ noun }) => noun)))

/** The newest version that the reader has seen: that of their mark, or of their last move. */
export const seenBy = ({ version, moved }: Schemas['OwnReadMark']): number => Math.max(version, moved)

/** The reader's present choices; empty for a spectator. */
export const choicesOf = ({ choices }: Table): readonly Choice[] => choices.value?.choices ?? []
