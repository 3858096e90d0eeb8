import { marked, markedSeats } from '../../kit/marks.ts'
import type { Language } from '../../kit/wording.ts'
import type { Box } from '../box.ts'
import { phrasesIn } from '../locales/index.ts'
import type { Phrases, Say } from '../locales/phrases.ts'
import { speaker } from '../locales/say.ts'

/** How the words of the lesson name things: with marks, so that the board lights them up. */
export interface LessonSay extends Say {
  readonly names: Phrases['names']
  /** Names a thing on the table by words that the sentence chooses: `it('points', 0, '25 points')`. */
  it(kind: string, id: string | number, words: string): string
}

/** Names the things of a match with this box. */
export function lessonSay(language: Language, box: Box): LessonSay {
  const phrases = phrasesIn[language]
  const say = speaker(language, phrases, box, markedSeats(String), marked)
  return { ...say, names: phrases.names, it: (kind, id, words) => marked({ kind, id }, words) }
}
