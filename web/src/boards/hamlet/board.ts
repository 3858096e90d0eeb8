import type { Board } from '../board.ts'
import { Icon } from './icons.tsx'
import { Middle } from './middle.tsx'
import { Players } from './players.tsx'
import type { View } from './view.ts'
import { Village } from './village.tsx'
import { wordsIn } from './words.ts'

const titles = (part: 'village' | 'market' | 'players') => ({
  en: wordsIn.en[part],
  fr: wordsIn.fr[part],
  ru: wordsIn.ru[part],
  es: wordsIn.es[part],
})

export const board: Board<View> = {
  panels: [
    { id: 'village', title: titles('village'), Draw: Village, fills: true },
    { id: 'middle', title: titles('market'), Draw: Middle },
    { id: 'players', title: titles('players'), Draw: Players },
  ],
  Icon,
}
