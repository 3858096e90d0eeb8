/** What games and matches look like in the API, and the sentences about them. */

export { orderSays } from '../orders/order-body.ts'
export { refusal } from '../playing/refusals.ts'
export { gameOf, OneGame } from '../routes/one-game.ts'
export { changedOnce, matchAnswer } from '../wire/match-answer.ts'
export { inMatch, MatchBody } from '../wire/match-body.ts'
export { drawPixels } from '../wire/picture-jobs.ts'
export { entrySays, StoryEntry, storyEntries } from '../wire/story-entry.ts'
