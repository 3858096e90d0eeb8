import { z } from 'zod'
import type { Seat, Viewer } from '../../games/game.ts'
import type { Language } from '../../games/kit/wording.ts'
import { ChoiceBody, choiceBody } from '../../games/wire/choice-body.ts'
import { ViewerBody } from '../../games/wire/viewer.ts'
import { decisionId, type OpenDecision } from '../../journal/decisions.ts'
import { type Entry, moverOf } from '../../journal/entry.ts'
import type { Head } from '../../journal/head.ts'
import { heldAt } from '../../journal/holdings.ts'
import { inDigits } from '../../platform/http/parameters.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { readEntries } from '../record/journal.ts'
import type { LiveMatch } from '../record/live-matches.ts'
import { namesAt } from '../record/seat-names.ts'
import { calendarIn } from '../time/counted-time.ts'
import { DecisionId, inMatch } from '../wire/match-body.ts'
import { StoryEntry, storyEntry } from '../wire/story-entry.ts'
import type { Replays } from './replays.ts'
import { clockChanges, standstillsIn } from './standstills.ts'
import { TimeTaken, timeTaken } from './time-taken.ts'

/** An entry in a path. */
export const inMatchEntry = z.strictObject({
  ...inMatch.shape,
  version: inDigits(z.int().min(1).max(1_000_000_000)).meta({
    description: 'The version that the entry made.',
    example: 12,
  }),
})

const AnsweredDecision = z
  .object({
    id: DecisionId,
    seat: z.int(),
    player: z.string().describe('The name of the seat’s holder then.'),
    question: z.string().describe('The game’s own id of the question.'),
    asks: z.string().describe('The question as an instruction, in your language.'),
    since: z.int().describe('The version at which the question arose.'),
    sinceAt: z.iso.datetime(),
    answered: z.boolean().describe('Whether the move answered it; if not, the seat still had to decide.'),
  })
  .meta({ id: 'AnsweredDecision', description: 'The decision to which a move belongs.' })

export const EntryInFull = z
  .object({
    match: z.uuid(),
    viewer: ViewerBody.describe('The viewer.'),
    ...StoryEntry.shape,
    previous: z.int().nullable().describe('The version before; null for the first.'),
    next: z.int().nullable().describe('The version after; null for the newest.'),
    decision: AnsweredDecision.nullable().describe(
      'The decision that the seat had to make; null if no seat moved, or the seat had none to make.',
    ),
    took: TimeTaken.nullable().describe(
      'How long the seat took; null if it had no decision to make, or a ruling moved for it.',
    ),
    choices: z
      .array(ChoiceBody)
      .nullable()
      .describe(
        'The choices that the seat had then. Null if no seat moved, and for every viewer but that seat and those who see everything.',
      ),
  })
  .meta({ id: 'EntryInFull', description: 'An entry of a journal, and how it came about.' })
export type EntryInFull = z.infer<typeof EntryInFull>

interface EntryLook {
  readonly version: number
  readonly viewer: Viewer
  /** Whether its reader may know the hours that a player keeps. */
  readonly mayKnowHours: (account: string | null) => boolean
}

/**
 * An entry as a viewer saw it then, and how it came about.
 * @throws Problem not-found for a version that does not exist
 */
export async function entryInFull(
  platform: Platform,
  replays: Replays,
  live: LiveMatch,
  { version, viewer, mayKnowHours }: EntryLook,
  language: Language,
): Promise<EntryInFull> {
  const { record } = live
  const [entry] = await readEntries(platform, record.id, { after: version - 1, upTo: version })
  if (entry === undefined || version > record.version) throw new Problem('not-found')
  const seat = moverOf(entry)
  const asked = seat === undefined ? undefined : await askedOf(replays, live, entry, seat)
  return {
    match: record.id,
    viewer,
    ...storyEntry(live, entry, { viewer, over: false }, language),
    previous: version > 1 ? version - 1 : null,
    next: version < record.version ? version + 1 : null,
    decision: asked?.decision === undefined ? null : decisionBody(live, asked, asked.decision, language),
    took:
      asked?.decision === undefined || entry.actor.kind !== 'seat'
        ? null
        : await timeFor(platform, live, entry, asked.decision, mayKnowHours),
    choices:
      asked === undefined || (viewer !== 'administrator' && viewer !== seat)
        ? null
        : choicesAt(live, asked.before, asked.seat, language),
  }
}

interface MovePosition {
  readonly seat: Seat
  /** The match as it was when the seat moved. */
  readonly before: Head
  readonly decision: OpenDecision | undefined
  readonly answered: boolean
}

/**
 * The decision at which a seat moved: the one that its move answered or, if it answered none, the one that others
 * waited for.
 */
async function askedOf(replays: Replays, { record }: LiveMatch, { version }: Entry, seat: Seat): Promise<MovePosition> {
  const before = await replays.at(record, version - 1)
  const after = await replays.at(record, version)
  const open = before.decisions.filter((decision) => decision.seat === seat)
  const still = new Set(after.decisions.map(decisionId))
  const settled = open.find((decision) => !still.has(decisionId(decision)))
  return { seat, before, decision: settled ?? open[0], answered: settled !== undefined }
}

function decisionBody(
  { record }: LiveMatch,
  { before, answered }: MovePosition,
  decision: OpenDecision,
  language: Language,
): EntryInFull['decision'] {
  const { seat, question, since, sinceAt } = decision
  const asks = record.game.wording[language].question(question)
  const player = namesAt(record, before.holdings, before.version, language)(seat)
  return { id: decisionId(decision), seat, player, question, asks, since, sinceAt, answered }
}

/**
 * How long the seat took. The running time depends on the hours of the player who held the seat then, so only readers
 * who may know these hours get it.
 */
async function timeFor(
  platform: Platform,
  { record, head }: LiveMatch,
  { at, version }: Entry,
  { seat, sinceAt }: OpenDecision,
  mayKnowHours: EntryLook['mayKnowHours'],
): Promise<TimeTaken> {
  const now = new Date(at)
  if (record.pace.kind === 'none') return timeTaken(new Date(sinceAt), now, [], null)
  const changes = await readEntries(platform, record.id, { upTo: version, kinds: clockChanges })
  const number = heldAt(head.holdings, seat, version)?.participant
  const holder = record.participants.find((participant) => participant.number === number)
  if (holder === undefined || !mayKnowHours(holder.account)) return timeTaken(new Date(sinceAt), now, [], null)
  const still = await standstillsIn(platform, record.id, changes, now)
  const calendar = calendarIn(record, holder.calendar)
  return timeTaken(new Date(sinceAt), now, still, calendar)
}

function choicesAt({ record }: LiveMatch, before: Head, seat: Seat, language: Language): ChoiceBody[] {
  const { state, holdings, version } = before
  const names = namesAt(record, holdings, version, language)
  const wording = record.game.wordingOf(state, language)
  return record.game.choices(state, seat).map((choice) => choiceBody(wording, choice, names))
}
