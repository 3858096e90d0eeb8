import type { Language } from '../words/languages.ts'

interface OptionWords {
  readonly label: string
  readonly values?: Readonly<Record<string, string>>
}

/** The options of the games in words, by `game.option`. An option without words shows what its schema says. */
export const optionWords: Readonly<Record<string, Readonly<Record<Language, OptionWords>>>> = {
  'le-havre.length': {
    en: { label: 'Length', values: { full: 'the full game', short: 'the short game' } },
    fr: { label: 'Durée', values: { full: 'partie complète', short: 'partie courte' } },
    ru: { label: 'Длина', values: { full: 'полная партия', short: 'короткая партия' } },
    es: { label: 'Duración', values: { full: 'partida completa', short: 'partida corta' } },
  },
  'le-havre.specials': {
    en: {
      label: 'Special buildings',
      values: {
        base: 'of the box',
        'base+promos': 'with the promotional cards',
        'base+promos+grand-hameau': 'with the promotional cards and Le Grand Hameau',
      },
    },
    fr: {
      label: 'Bâtiments spéciaux',
      values: {
        base: 'ceux de la boîte',
        'base+promos': 'avec les cartes promotionnelles',
        'base+promos+grand-hameau': 'avec les cartes promotionnelles et Le Grand Hameau',
      },
    },
    ru: {
      label: 'Особые здания',
      values: {
        base: 'из коробки',
        'base+promos': 'вместе с промокартами',
        'base+promos+grand-hameau': 'вместе с промокартами и Le Grand Hameau',
      },
    },
    es: {
      label: 'Edificios especiales',
      values: {
        base: 'los de la caja',
        'base+promos': 'con las cartas promocionales',
        'base+promos+grand-hameau': 'con las cartas promocionales y Le Grand Hameau',
      },
    },
  },
  'le-havre.thirtySixth': {
    en: {
      label: 'The 36th special building (editions differ)',
      values: { 'workers-cottages': 'Workers’ Cottages', 'football-stadium': 'Football Stadium' },
    },
    fr: {
      label: 'Le 36ᵉ bâtiment spécial (selon l’édition)',
      values: { 'workers-cottages': 'maisons ouvrières', 'football-stadium': 'stade de football' },
    },
    ru: {
      label: '36-е особое здание (в изданиях разное)',
      values: { 'workers-cottages': 'дома рабочих', 'football-stadium': 'футбольный стадион' },
    },
    es: {
      label: 'El 36.º edificio especial (según la edición)',
      values: { 'workers-cottages': 'casas de obreros', 'football-stadium': 'estadio de fútbol' },
    },
  },
  'le-havre.twoFrancInterest': {
    en: { label: 'Interest is 2 francs for a player who holds as many loans as there are players' },
    fr: { label: 'L’intérêt est de 2 francs pour qui a autant d’emprunts qu’il y a de joueurs' },
    ru: { label: 'Проценты — 2 франка, если займов у игрока столько же, сколько игроков' },
    es: { label: 'El interés es de 2 francos para quien tiene tantos préstamos como jugadores hay' },
  },
  'le-havre.reshuffleBlackMarket': {
    en: { label: 'Deal the piles again if the Black Market lies on top' },
    fr: { label: 'Redistribuer les piles si le marché noir est sur le dessus' },
    ru: { label: 'Разложить стопки заново, если сверху лежит чёрный рынок' },
    es: { label: 'Repartir de nuevo las pilas si el mercado negro queda encima' },
  },
  'le-havre.soloMarketplaceLimit': {
    en: { label: 'Alone: four goods at most in the Marketplace' },
    fr: { label: 'En solitaire : quatre marchandises au plus à la place du marché' },
    ru: { label: 'В одиночку: на рыночной площади не больше четырёх товаров' },
    es: { label: 'En solitario: cuatro mercancías como máximo en la plaza del mercado' },
  },
  'havana.buildings': {
    en: { label: 'Building cards', values: { 34: '34, as in the Russian rulebook', 36: '36, as in the English one' } },
    fr: { label: 'Cartes bâtiment', values: { 34: '34, comme dans la règle russe', 36: '36, comme dans l’anglaise' } },
    ru: { label: 'Карты зданий', values: { 34: '34, как в русских правилах', 36: '36, как в английских' } },
    es: { label: 'Cartas de edificio', values: { 34: '34, como en las reglas rusas', 36: '36, como en las inglesas' } },
  },
  'havana.coins': {
    en: { label: 'Pesos', values: { limited: 'the sixty of the box', unlimited: 'they never run out' } },
    fr: { label: 'Pesos', values: { limited: 'les soixante de la boîte', unlimited: 'ils ne s’épuisent jamais' } },
    ru: { label: 'Песо', values: { limited: 'шестьдесят, что в коробке', unlimited: 'не кончаются' } },
    es: { label: 'Pesos', values: { limited: 'los sesenta de la caja', unlimited: 'no se acaban nunca' } },
  },
  'havana.stallLimit': {
    en: { label: 'End the match after 18 rounds with an empty bag and nothing built' },
    fr: { label: 'Finir la partie après 18 manches avec un sac vide et sans construction' },
    ru: { label: 'Закончить партию после 18 раундов с пустым мешком и без построек' },
    es: { label: 'Acabar la partida tras 18 rondas con la bolsa vacía y sin construir' },
  },
  'hamlet.layout': {
    en: { label: 'The first tiles', values: { 'first-game': 'as in a first game', drawn: 'drawn' } },
    fr: {
      label: 'Les premières tuiles',
      values: { 'first-game': 'comme pour une première partie', drawn: 'tirées au sort' },
    },
    ru: { label: 'Первые тайлы', values: { 'first-game': 'как в первой партии', drawn: 'по жребию' } },
    es: { label: 'Las primeras losetas', values: { 'first-game': 'como en una primera partida', drawn: 'por sorteo' } },
  },
  'hamlet.parallelRoads': {
    en: { label: 'Two tiles may be joined by roads of several players' },
    fr: { label: 'Deux tuiles peuvent être reliées par les routes de plusieurs joueurs' },
    ru: { label: 'Два тайла могут соединять дороги нескольких игроков' },
    es: { label: 'Varias personas pueden unir las mismas dos losetas con sus caminos' },
  },
  'hamlet.churchBreaksLongestRoad': {
    en: { label: 'The longest road must not pass the church' },
    fr: { label: 'La plus longue route ne passe pas par l’église' },
    ru: { label: 'Самая длинная дорога не проходит через церковь' },
    es: { label: 'El camino más largo no pasa por la iglesia' },
  },
  'hamlet.roundLimit': {
    en: { label: 'The last round, with or without a church' },
    fr: { label: 'La dernière manche, avec ou sans église' },
    ru: { label: 'Последний раунд, с церковью или без неё' },
    es: { label: 'La última ronda, con iglesia o sin ella' },
  },
}
