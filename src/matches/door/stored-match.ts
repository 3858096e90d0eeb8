/** A match as the database has it: its terms, its seats, its people and their names. */

export { archivedAmong } from '../archive/archived-among.ts'
export { decisionsDueBy, isDecisionTaken } from '../record/asked-decisions.ts'
export { existing, findMatch, findMatches, unfinishedMatchesOf } from '../record/find-match.ts'
export type { LiveMatch } from '../record/live-matches.ts'
export { decisionRows, matchRows, matchThatIs, participantRows } from '../record/match-rows.ts'
export { holderOf, holders, isOver, type MatchRecord, type OpenDecisionRow } from '../record/record.ts'
export { matchName, namesAt, namesOf } from '../record/seat-names.ts'
