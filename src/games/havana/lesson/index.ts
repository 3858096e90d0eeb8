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

/** A first match of Havana: two players, and the standard game. */
export const lesson: Lesson<Event, View> = {
  seats: 2,
  options: Options.parse({}),
  seed: 'tropicana',
  topics: topicsOf(occasions, { en, fr, ru, es }, (language, { buildings }: View) => lessonSay(language, buildings)),
}
