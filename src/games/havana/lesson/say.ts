import { marked, markedSeats } from '../../kit/marks.ts'
import { phraseFor } from '../../kit/phrases.ts'
import type { Language } from '../../kit/wording.ts'
import type { ActionId } from '../cards/action-id.ts'
import { cards } from '../cards/index.ts'
import type { BuildingTable } from '../data/buildings.ts'
import { cardPhrases } from '../locales/card-phrases.ts'
import { phrasesIn } from '../locales/index.ts'
import type { Say } from '../locales/phrases.ts'
import { speaker } from '../locales/say.ts'

/** How the words of the lesson name things: with marks, so that the board lights them up. */
export interface LessonSay extends Say {
  /** Names a thing on the table by words that the sentence chooses: `it('points', 0, '25 points')`. */
  it(kind: string, id: string | number, words: string): string
  /** What a card does, as printed. */
  effect(card: ActionId): string
}

/** Names the things of a match with these building cards. */
export function lessonSay(language: Language, buildings: BuildingTable): LessonSay {
  const say = speaker(language, phrasesIn[language], buildings, markedSeats(String), marked)
  return {
    ...say,
    it: (kind, id, words) => marked({ kind, id }, words),
    effect: (card) => phraseFor(cardPhrases[language].printed, cards[card].printed, say),
  }
}
