import type { OptionWords } from './en.ts'

export const ru: OptionWords = {
  'le-havre': {
    length: { label: 'Длина', values: { full: 'полный вариант', short: 'сокращённый вариант' } },
    specials: {
      label: 'Особые здания',
      values: {
        base: 'из коробки',
        'base+promos': 'вместе с промокартами',
        'base+promos+grand-hameau': 'вместе с промокартами и «Гранд-Амо»',
      },
    },
    thirtySixth: {
      label: '36-е особое здание (в изданиях разное)',
      values: { 'workers-cottages': 'дома рабочих', 'football-stadium': 'футбольный стадион' },
    },
    twoFrancInterest: { label: 'Проценты — 2 франка, если займов у игрока не меньше, чем игроков' },
    reshuffleBlackMarket: { label: 'Разложить стопки заново, если сверху лежит чёрный рынок' },
    soloMarketplaceLimit: { label: 'В одиночку: на рынке не больше четырёх товаров' },
  },
  havana: {
    buildings: {
      label: 'Карты построек',
      values: { '34': '34, как в русских правилах', '36': '36, как в английских' },
    },
    coins: { label: 'Песо', values: { limited: 'шестьдесят, что в коробке', unlimited: 'не кончаются' } },
    stallLimit: { label: 'Закончить партию после 18 раундов с пустым мешочком и без построек' },
  },
  hamlet: {
    layout: { label: 'Первые участки', values: { 'first-game': 'как в первой партии', drawn: 'по жребию' } },
    parallelRoads: { label: 'Два участка могут соединять дороги нескольких игроков' },
    churchBreaksLongestRoad: { label: 'Самая длинная дорога не проходит через церковь' },
    roundLimit: { label: 'Последний раунд, с церковью или без неё' },
  },
}
