import type { Language, Names } from '../games/kit/wording.ts'
import { namesOf } from '../matches/index.ts'

/** Nobody sits at a study board: seats have numbers, also where a match that it began with has players. */
export const seatNames = (language: Language): Names => namesOf({ participants: [] }, language)
