import type { Signal } from '@preact/signals'
import { api } from '../api/client.ts'
import { answer, Unreachable } from '../api/problem.ts'
import type { Component, Match, PieceKind, Schemas } from '../api/schemas.ts'
import { accessToken, reader } from '../api/session.ts'
import type { Connection } from '../api/stream.ts'
import { loadBoard, type ViewBody } from '../boards/drawn-board.tsx'
import { keepSeen, lastSeen } from '../offline/last-seen.ts'
import { keptInvitation } from '../sign-in/invitation.ts'
import { componentsOf, described as describedPieces } from './described.ts'
import { hasBegun } from './has-begun.ts'
import { isJoined } from './own-seat.ts'
import { readStory, type Story, type StoryEntry, seenBy } from './story.ts'
import type { Talk } from './talk.ts'

/** A match as the server last described it, without guesses of what comes next. */
export interface TableParts {
  readonly id: string
  readonly match: Signal<Match | undefined>
  readonly view: Signal<ViewBody | undefined>
  readonly choices: Signal<Schemas['Choices'] | undefined>
  /** The newest entries, in order. */
  readonly story: Signal<readonly StoryEntry[]>
  readonly talk: Talk
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
}

/** The parts of a table that are all of one version. They are kept for when the server cannot be reached. */
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

/** Reads what a table shows, and keeps it for when the server cannot be reached. */
export function tableReading(table: TableParts) {
  const { id } = table
  const path = { match: id }
  let isWatching = false
  let description: Shown['described']
  /** Whether what is shown is of an earlier visit. */
  let isOfBefore = false

  /** Shows the match as it is now. @returns whether all answers were of one version @throws Refused, Unreachable */
  async function read(): Promise<boolean> {
    // A reader whose session is over keeps the table as they last saw it.
    await accessToken()
    if (table.connection.value === 'signed-out') return true
    const invitation = keptInvitation(id)
    const header = invitation === undefined ? {} : { 'Paquebot-Invitation': invitation }
    const match = await answer(api.GET('/v1/matches/{match}', { params: { path, header } }))
    table.isOutside.value = invitation !== undefined && !isWatching && isGuest(match)
    if (!hasBegun(match) || table.isOutside.value) {
      const mayTalk = match.status === 'open' && isJoined(match)
      if (mayTalk && table.readMark.value === undefined) await readOwn()
      table.match.value = match
      table.trouble.value = undefined
      return true
    }
    // What the reader has from an earlier visit is without their read mark.
    if (!isOfBefore && table.view.value !== undefined && isAsKnown(match)) {
      table.readAt.value = new Date().toISOString()
      table.trouble.value = undefined
      return true
    }
    return readPosition(match)
  }

  /** Reads what belongs to a match that has begun, and shows it if the match has not changed meanwhile. */
  async function readPosition(match: Match): Promise<boolean> {
    const isSeated = match.yourSeat !== null
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
    if (versions.some((version) => version !== match.version)) return false
    description = described ?? description
    const all = [...table.story.value, ...story.items]
    show({ match, view, choices, story: all, described }, new Date().toISOString())
    isOfBefore = false
    const me = reader.peek()
    if (me.kind !== 'account') return true
    const seen: Shown = { match, view, choices, story: all.slice(-usualStory), described: description }
    void keepSeen(me.account.id, id, seen)
    return true
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

  return {
    read,
    showSeen,
    isAsKnown,
    /** From now on, an invited person sees the table. */
    watch(): void {
      isWatching = true
    },
  }
}

/**
 * Whether an invited person sees a page about the match before its table: a stranger, who cannot see the table, or
 * somebody without a seat in a private match; also if a seat is open, since they were invited to take it.
 */
function isGuest({ status, yourSeat, private: isPrivate, players }: Match): boolean {
  if (status === 'open' || yourSeat !== null) return false
  return reader.peek().kind === 'stranger' || isPrivate || players.some(({ open }) => open)
}
