/** What players write to each other, and what they have read of it. */

export { readMarkOf } from '../talk/read-marks.ts'
export { unreadBy } from '../talk/unread.ts'
