import type { Board } from '../board.ts'
import type { View } from './cards.tsx'
import { Icon } from './icons.tsx'
import { OwnCards } from './own-cards.tsx'
import { Players } from './players.tsx'
import { Rows } from './rows.tsx'
import { wordsIn } from './words.ts'

const titles = (part: 'toBuild' | 'players' | 'ownCards') => ({
  en: wordsIn.en[part],
  fr: wordsIn.fr[part],
  ru: wordsIn.ru[part],
  es: wordsIn.es[part],
})

export const board: Board<View> = {
  panels: [
    { id: 'rows', title: titles('toBuild'), Draw: Rows },
    { id: 'own-cards', title: titles('ownCards'), Draw: OwnCards },
    { id: 'players', title: titles('players'), Draw: Players, isWide: true },
  ],
  Icon,
}
