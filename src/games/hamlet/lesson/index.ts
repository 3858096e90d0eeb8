import { type Lesson, topicsOf } from '../../kit/lesson.ts'
import type { Event } from '../events.ts'
import { Options } from '../meta.ts'
import type { View } from '../view.ts'
import { en } from './locales/en.ts'
import { es } from './locales/es.ts'
import { fr } from './locales/fr.ts'
import { ru } from './locales/ru.ts'
import { lessonSay } from './say.ts'
import { occasions } from './topics.ts'

/** A first match of Hamlet: two players, and no more rounds than a first evening has. */
export const lesson: Lesson<Event, View> = {
  seats: 2,
  options: Options.parse({ roundLimit: 12 }),
  seed: 'windmill',
  topics: topicsOf(occasions, { en, fr, ru, es }, (language, { box }: View) => lessonSay(language, box)),
}
