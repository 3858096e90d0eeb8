import type { Board } from '../board.ts'
import { Alone } from './alone.tsx'
import type { View } from './cards.tsx'
import { detail } from './detail.ts'
import { Icon } from './icons.tsx'
import { OwnCards } from './own-cards.tsx'
import { Players } from './players.tsx'
import { Rows } from './rows.tsx'
import { wordsIn } from './words.ts'

export const board: Board<View> = {
  panels: [
    { id: 'rows', title: (language) => wordsIn[language].toBuild, Draw: Rows },
    { id: 'own-cards', title: (language) => wordsIn[language].ownCards, Draw: OwnCards, isOwn: true },
    { id: 'players', title: (language) => wordsIn[language].players, Draw: Players, isWide: true },
  ],
  Icon,
  detail,
  Alone,
}
