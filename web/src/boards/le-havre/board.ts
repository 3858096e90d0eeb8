import type { Board } from '../board.ts'
import { Alone } from './alone.tsx'
import { detail } from './detail.ts'
import { ForSale } from './for-sale.tsx'
import { Harbour } from './harbour.tsx'
import { GoodIcon } from './icons.tsx'
import { SeatSheet } from './seat-sheet.tsx'
import { Seats } from './seats.tsx'
import { Town } from './town.tsx'
import type { View } from './view.ts'
import { wordsIn } from './words.ts'

export const board: Board<View> = {
  panels: [
    { id: 'harbour', title: (language) => wordsIn[language].titles.harbour, Draw: Harbour, isWide: true },
    { id: 'seats', title: (language) => wordsIn[language].titles.seats, Draw: Seats, isWide: true },
    { id: 'town', title: (language) => wordsIn[language].titles.town, Draw: Town, isWide: true },
    { id: 'for-sale', title: (language) => wordsIn[language].titles.forSale, Draw: ForSale, isWide: true },
  ],
  Sheet: SeatSheet,
  Icon: GoodIcon,
  detail,
  Alone,
}
