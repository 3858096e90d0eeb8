/** Whoever is there reads it on the page; the others get one mail of all that was said meanwhile. */
const toldAfter = 10 * 60_000

/** When to tell what is said now, or left unread now. */
export const noticeDueAt = (now: Date): Date => new Date(now.getTime() + toldAfter)
