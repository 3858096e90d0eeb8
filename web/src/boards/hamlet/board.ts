import type { Board } from '../board.ts'
import { Alone } from './alone.tsx'
import { detail } from './detail.ts'
import { Icon } from './icons.tsx'
import { Middle } from './middle.tsx'
import { Players } from './players.tsx'
import type { View } from './view.ts'
import { Village } from './village.tsx'
import { wordsIn } from './words.ts'

export const board: Board<View> = {
  panels: [
    { id: 'village', title: (language) => wordsIn[language].village, Draw: Village, fills: true },
    { id: 'middle', title: (language) => wordsIn[language].market, Draw: Middle },
    { id: 'players', title: (language) => wordsIn[language].players, Draw: Players },
  ],
  Icon,
  detail,
  Alone,
}
