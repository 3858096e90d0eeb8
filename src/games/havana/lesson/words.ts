import type { Tellings } from '../../kit/lesson.ts'
import type { LessonSay } from './say.ts'
import type { comings } from './topics.ts'

/** What the lesson says in one language: a topic without words does not compile. */
export type Words = Tellings<typeof comings, LessonSay>
