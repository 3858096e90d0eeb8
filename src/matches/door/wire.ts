/** What matches look like in the API, and the sentences about them. */

export { ChoiceBody, choiceBody } from '../wire/choices-body.ts'
export { endingSays } from '../wire/ending-sentences.ts'
export { AnyMove, viewsWith } from '../wire/game-schemas.ts'
export { inMatch, MatchBody, matchBody, ResultBody, resultSays } from '../wire/match-body.ts'
export { ownSentences } from '../wire/own-sentences.ts'
export { pixels } from '../wire/picture-jobs.ts'
export { markedSentences, sentencesOf, withNouns } from '../wire/sentences.ts'
export { JournalBody, JournalPage, StoryEntry, storyEntry } from '../wire/story-entry.ts'
export { ViewBody, ViewerBody, ViewerParam, viewBody } from '../wire/view-body.ts'
