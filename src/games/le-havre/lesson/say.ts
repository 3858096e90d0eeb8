import { marked, markedSeats } from '../../kit/marks.ts'
import type { Language } from '../../kit/wording.ts'
import { phrasesIn } from '../locales/index.ts'
import type { Say } from '../locales/phrases.ts'
import { speaker } from '../locales/say.ts'

/** How the words of the lesson name things: with marks, so that the board lights them up. */
export interface LessonSay extends Say {
  /** Names a thing on the table by words that the sentence chooses: `it('points', 0, '25 points')`. */
  it(kind: string, id: string | number, words: string): string
}

export const lessonSay = (language: Language): LessonSay => ({
  ...speaker(language, phrasesIn[language], markedSeats(String), marked),
  it: (kind, id, words) => marked({ kind, id }, words),
})
