/** What matches look like in the API, and the sentences about them. */

export { endingSays } from '../wire/ending-sentences.ts'
export { inMatch, MatchBody, matchBody } from '../wire/match-body.ts'
export { ownSentences } from '../wire/own-sentences.ts'
export { pixels } from '../wire/picture-jobs.ts'
export { StoryEntry, storyEntry } from '../wire/story-entry.ts'
