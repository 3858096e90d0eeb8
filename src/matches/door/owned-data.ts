/** What an account has in matches. */

export { playingData, seatData } from '../own-data/owned.ts'
export { talkData } from '../talk/talk-data.ts'
