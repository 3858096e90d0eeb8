import type { TopicsInWords } from '../../kit/lesson.ts'
import type { LessonSay } from './say.ts'
import type { occasions } from './topics.ts'

/** What the lesson says in one language: a topic without words does not compile. */
export type Words = TopicsInWords<typeof occasions, LessonSay>
