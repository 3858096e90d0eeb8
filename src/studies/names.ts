import type { Language, Names } from '../games/kit/wording.ts'
import { namesOf } from '../matches/index.ts'

/** Seats of a study are called by their numbers, even if it began with a match, whose seats have players. */
export const seatNames = (language: Language): Names => namesOf({ participants: [] }, language)
