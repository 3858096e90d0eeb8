/** What other slices and `main` may use of matches, room by room. `npm run boundaries` keeps them out of the rest. */

export { invitationInFull, invitationLink, invitedStranger } from './access/invitations.ts'
export { visibleLiveMatch, visibleMatch } from './access/look.ts'
export { lookOf, seatOf, seatToPlay, takesPart } from './access/permissions.ts'
export { type Chore, type Log, type MatchClock, oneByOne } from './clock/clock.ts'
export { thisYear, vacationAllowance } from './clock/vacation.ts'
export { answeredMatch, MatchThen, matchThen } from './commit/answered-match.ts'
export type { ChangeMatch } from './commit/change.ts'
export { effectKind, type Storing } from './commit/effect.ts'
export { noticesQueued } from './commit/effects/notices-queued.ts'
export { ordersCancelled } from './commit/effects/orders-cancelled.ts'
export { replacingSeat } from './commit/effects/replacing-seat.ts'
export { seedsAdded } from './commit/effects/seeds-added.ts'
export type { Circumstances, Entering, Judged, Refusal } from './commit/judged.ts'
export { noticeTo } from './commit/match-notices.ts'
export { keepHours } from './deadlines/calendar-changes.ts'
export { atDeadline } from './deadlines/deadline-answers.ts'
export { isClaimed } from './deadlines/deadlines.ts'
export { dueAtOf, ownDeadlines } from './deadlines/own-deadlines.ts'
export { type Matches, matches } from './matches.ts'
export { orderData } from './orders/order-data.ts'
export { decisionData } from './own-data/decision-data.ts'
export { matchData } from './own-data/match-data.ts'
export { originData } from './own-data/origin-data.ts'
export { readMove } from './playing/move-body.ts'
export type { Play } from './playing/play.ts'
export { judgement, refusal } from './playing/refusals.ts'
export { type Proposal, statusOf, waitsFor } from './proposals/proposal.ts'
export { findProposal } from './proposals/proposal-store.ts'
export type { ProposalTerms } from './proposals/proposal-terms.ts'
export {
  clearMiscounted,
  endedMatches,
  endedMatchesCount,
  markingCounted,
  markRecounted,
  miscountedMatches,
  uncountAfter,
  uncountedMatch,
  uncountedMatches,
} from './record/counted-matches.ts'
export { fileParts, sendFile } from './record/export-file.ts'
export { existing, findMatch, matchRecord, startedMatches, wholeMatch } from './record/find-match.ts'
export {
  alreadyStored,
  growImported,
  type ImportedMatch,
  type ImportedParticipant,
  type ImportedRows,
  storeImported,
} from './record/imported-match.ts'
export { headAt, lastDecided, readEntries, replayed } from './record/journal.ts'
export { givenUpAt, whileOpen, whileRunning } from './record/lifetime.ts'
export type { LiveMatch, LiveMatches } from './record/live-matches.ts'
export { matchRows, participantRows } from './record/match-rows.ts'
export { newBot } from './record/newcomer.ts'
export { originOfEntry } from './record/origin-of-entry.ts'
export { holdingsOf, type NamesThen, namesThenIn } from './record/past-names.ts'
export { whyUnrated } from './record/rated.ts'
export { isOver, type MatchRecord, type OpenRow, type Participant, type SealedLater } from './record/record.ts'
export { openSeal } from './record/seal.ts'
export { matchName, nameOf, namesAt, namesOf } from './record/seat-names.ts'
export { holderOf, holders } from './record/seats.ts'
export { publishSigningKey, signedHead } from './record/signed-head.ts'
export { fewestAnswers } from './reliability/answer-times.ts'
export { mayClaim } from './reliability/claimable-win.ts'
export { fewestDecisions, reliabilityOf, usualTimeOf } from './reliability/reliability.ts'
export { Comparing, DifferenceBody, differenceBody } from './replay/difference.ts'
export { EntryInFull, entryInFull, inMatchEntry } from './replay/entry-in-full.ts'
export type { Replays } from './replay/replays.ts'
export { openMatches } from './stream/presence.ts'
export { matchStreams } from './stream/stream.ts'
export { isAtTable } from './talk/at-table.ts'
export { Said } from './talk/message.ts'
export { markOf } from './talk/read-marks.ts'
export { talkData } from './talk/talk-data.ts'
export { unreadBy } from './talk/unread.ts'
export type { Late } from './time/pace.ts'
export { vacationDays } from './time/vacation-days.ts'
export { ChoiceBody, choiceBody } from './wire/choices-body.ts'
export { endingSays } from './wire/ending-sentences.ts'
export { AnyMove, viewsWith } from './wire/game-schemas.ts'
export { inMatch, MatchBody, matchBody, ResultBody, resultSays } from './wire/match-body.ts'
export { ownSentences } from './wire/own-sentences.ts'
export { listed, pixels } from './wire/picture-jobs.ts'
export { markedSentences, said, sentencesOf } from './wire/sentences.ts'
export { JournalBody, JournalPage, StoryEntry, storyEntry } from './wire/story-entry.ts'
export { ViewBody, ViewerBody, ViewerParam, viewBody } from './wire/view-body.ts'
export { wishData } from './wishes/wish-data.ts'
