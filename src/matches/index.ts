/** The door of matches: what other slices and `main` may use of it. `npm run boundaries` keeps them out of the rest. */

// Who may see a match, and as whom.

export { invitationInFull } from './access/invitations.ts'
export { onlyOwnView, seatOf, seatToPlay, takesPart, viewpointOf } from './access/permissions.ts'
export { visibleLiveMatch, visibleMatch } from './access/visible-match.ts'
export { isAtTable } from './talk/at-table.ts'

// What players propose to each other.

export { type PresentProposal, proposalNow } from './proposals/proposal-store.ts'
export type { ProposalTerms } from './proposals/proposal-terms.ts'

// What a change of a match is made of, and what it does.

export { type Effect, effectKind } from './commit/effect.ts'
export { noticesQueued } from './commit/effects/notices-queued.ts'
export { seedsAdded } from './commit/effects/seeds-added.ts'
export type { Circumstances, Entering, Judged, Refusal } from './commit/judged.ts'
export { noticeTo } from './commit/match-notices.ts'
export { replacingSeat } from './commit/replacing-seat.ts'
export { readMove } from './playing/move-body.ts'
export { judgement, refusal } from './playing/refusals.ts'
export { newBot, newNumber } from './record/newcomer.ts'

// What ratings and statistics count: matches that have ended, and how players decided in them.

export {
  endedMatches,
  markingCounted,
  markingRecounted,
  miscountedMatches,
  uncountedMatch,
  uncountedMatches,
} from './record/counted-matches.ts'
export { whyUnrated } from './record/rated.ts'
export { Habits, habitsOf } from './reliability/habits.ts'

// What happened in a match, and how it stood at any version.

export { verification } from './archive/verification.ts'
export { readEntries, replayJournal } from './record/journal.ts'
export { holdingsOf } from './record/past-names.ts'
export { signedHead } from './record/signed-head.ts'
export { requestsBehind } from './replay/origin.ts'
export { administrationReplayRoutes } from './routes/administration-replay-routes.ts'

// How a match from elsewhere is stored.

export { importMatch } from './archive/import-match.ts'

// What an account has in matches.

export { playingData, seatData } from './own-data/owned.ts'
export { talkData } from './talk/talk-data.ts'

// A match as the database has it: its terms, its seats, its people and their names.

export { archivedAmong } from './archive/archived-among.ts'
export { decisionsDueBy, isDecisionTaken } from './record/asked-decisions.ts'
export { existing, findMatch, findMatches, unfinishedMatchesOf } from './record/find-match.ts'
export type { LiveMatch } from './record/live-matches.ts'
export { decisionRows, matchRows, matchThatIs, participantRows } from './record/match-rows.ts'
export { holderOf, holders, isOver, type MatchRecord, type OpenDecisionRow } from './record/record.ts'
export { matchName, namesAt, namesOf } from './record/seat-names.ts'

// What players write to each other, and what they have read of it.

export { readMarkOf } from './talk/read-marks.ts'
export { unreadBy } from './talk/unread.ts'

// When decisions are due, what happens then, and when a match is given up.

export { type DecisionKey, openAs } from './deadlines/deadlines.ts'
export { ownDeadlines } from './deadlines/own-deadlines.ts'
export { givenUpAt, givenUpSoon } from './record/lifetime.ts'
export { mayClaim } from './reliability/claimable-win.ts'
export { afterDeadline } from './scheduler/vacation.ts'
export type { Late } from './time/pace.ts'

// What games and matches look like in the API, and the sentences about them.

export { orderSays } from './orders/order-body.ts'
export { gameOf, OneGame } from './routes/one-game.ts'
export { changedOnce, matchAnswer } from './wire/match-answer.ts'
export { inMatch, MatchBody } from './wire/match-body.ts'
export { drawPixels } from './wire/picture-jobs.ts'
export { entrySays, StoryEntry, storyEntries } from './wire/story-entry.ts'

// What `main` starts and wires together: the slice itself, its scheduler and its streams.

export { keepHours } from './deadlines/calendar-changes.ts'
export { type Matches, matches } from './matches.ts'
export { publishSigningKey } from './record/signed-head.ts'
export { openMatches } from './stream/presence.ts'
export { sliceEvent } from './stream/slice-event.ts'
