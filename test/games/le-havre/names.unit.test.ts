import { describe, expect, test } from 'vitest'
import { languages } from '../../../src/games/kit/wording.ts'
import { BuildingId } from '../../../src/games/le-havre/data/building-ids.ts'
import { shipIds } from '../../../src/games/le-havre/data/ships.ts'
import { goods } from '../../../src/games/le-havre/items.ts'
import { en } from '../../../src/games/le-havre/locales/names/en.ts'
import { es } from '../../../src/games/le-havre/locales/names/es.ts'
import { fr } from '../../../src/games/le-havre/locales/names/fr.ts'
import { houseNames } from '../../../src/games/le-havre/locales/names/house.ts'
import type { Names } from '../../../src/games/le-havre/locales/names/names.ts'
import { ru } from '../../../src/games/le-havre/locales/names/ru.ts'

const names = { en, fr, ru, es } satisfies Record<(typeof languages)[number], Names>

/** The names printed in the rulebooks; the two building firms and the two wharves are checked separately. */
const printed: Readonly<Record<'fr' | 'ru' | 'es', Partial<Names['buildings']>>> = {
  fr: {
    'construction-firm': 'Entreprise de construction',
    marketplace: 'Marché',
    sawmill: 'Scierie',
    fishery: 'Pêcherie',
    smokehouse: 'Fumoir',
    'clay-mound': 'Remblai d’argile',
    'black-market': 'Marché noir',
    brickworks: 'Briqueterie',
    'local-court': 'Tribunal local',
    colliery: 'Houillère',
    'shipping-line': 'Ligne de bateaux',
    'business-office': 'Bureau commercial',
    'steel-mill': 'Aciérie',
    storehouse: 'Entrepôt privé',
    dock: 'Dock',
    'bridge-over-the-seine': 'Pont de Normandie',
    'town-hall': 'Mairie',
    bank: 'Banque',
    'business-park': 'Zone d’activité',
    guildhouse: 'Corporation',
    'town-square': 'Place centrale',
  },
  ru: {
    'construction-firm': 'Проектное бюро',
    marketplace: 'Рынок',
    sawmill: 'Лесопилка',
    fishery: 'Рыбное хозяйство',
    bakehouse: 'Хлебозавод',
    smokehouse: 'Коптильня',
    'clay-mound': 'Глиняный холм',
    'black-market': 'Чёрный рынок',
    brickworks: 'Кирпичный завод',
    'local-court': 'Местный суд',
    colliery: 'Угольная шахта',
    'shipping-line': 'Грузовой причал',
    'business-office': 'Торговая контора',
    storehouse: 'Склады',
    dock: 'Доки',
    'bridge-over-the-seine': 'Мост через Сену',
    'town-hall': 'Ратуша',
    bank: 'Банк',
    'business-park': 'Промышленная зона',
    guildhouse: 'Гильдия',
    'town-square': 'Городская площадь',
  },
  es: { 'construction-firm': 'Empresa de construcción' },
}
const sharedNames = ['building-firm-1', 'building-firm-2', 'wharf-12', 'wharf-17'] as const

describe.each(languages)('in %s', (language) => {
  const { buildings, buildingTypes, ships, shipTypes, items, amounts, offers, counted } = names[language]

  test('every building and every ship has a name', () => {
    expect(new Set(Object.keys(buildings))).toEqual(new Set(BuildingId.options))
    expect(new Set(Object.keys(ships))).toEqual(new Set(shipIds))
  })

  test.each(Object.entries({ buildings, buildingTypes, ships, shipTypes, items, offers }))(
    'no two %s share a name, and each has one',
    (_, named) => {
      const all = Object.values(named)
      expect(all.filter((name) => name === '' || name !== name.trim())).toEqual([])
      expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([])
    },
  )

  test('every good can be counted, and no two counts read the same', () => {
    for (const amount of [0, 1, 2, 5, 21]) {
      const texts = [...Object.values(amounts), ...Object.values(counted)].map((count) => count(amount))
      expect(texts.filter((count) => !count.startsWith(`${amount} `) || /\s$|\s\s|undefined/.test(count))).toEqual([])
      expect(new Set(texts).size).toBe(texts.length)
    }
  })

  test('the number on the card distinguishes the two wharves, and the two building firms', () => {
    const [first, second, twelve, seventeen] = sharedNames.map((building) => buildings[building])
    expect(first?.replace('(B1)', '(B2)')).toBe(second)
    expect(twelve?.replace('(12)', '(17)')).toBe(seventeen)
  })
})

test('the English names are those of our source', () => {
  expect(en.buildings).toMatchObject({
    'building-firm-1': 'Building Firm (B1)',
    'wharf-12': 'Wharf (12)',
    'construction-firm': 'Construction Firm',
    marketplace: 'Marketplace',
    'bridge-over-the-seine': 'Bridge over the Seine',
    'iron-mine-and-coal-seam': 'Iron Mine & Coal Seam',
    'fishpond-and-wood': 'Fishpond & Wood',
    'masons-guild': 'Masons’ Guild',
    'workers-cottages': 'Workers’ Cottages',
    pawnbrokers: 'Pawnbroker’s',
    'pirates-lair': 'Pirates’ Lair',
    'fishermans-hut': 'Fisherman’s Hut',
    'department-of-economics': 'Department of Economics',
    'toy-fair': 'Toy Fair',
  })
})

test('the wharves and the building firms have their printed names, and their numbers', () => {
  expect(sharedNames.map((building) => fr.buildings[building])).toEqual([
    'Entreprise de bâtiment (B1)',
    'Entreprise de bâtiment (B2)',
    'Chantier naval (12)',
    'Chantier naval (17)',
  ])
  expect(sharedNames.map((building) => ru.buildings[building])).toEqual([
    'Строительная контора (B1)',
    'Строительная контора (B2)',
    'Верфь (12)',
    'Верфь (17)',
  ])
  expect(sharedNames.map((building) => es.buildings[building])).toEqual([
    'Empresa constructora (B1)',
    'Empresa constructora (B2)',
    'Muelle (12)',
    'Muelle (17)',
  ])
})

test.each(['fr', 'ru', 'es'] as const)('in %s, every name is either printed or marked as ours', (language) => {
  expect(names[language].buildings).toMatchObject(printed[language])
  const ours = new Set(houseNames[language])
  expect(ours.size).toBe(houseNames[language].length)
  const rest = BuildingId.options.filter((building) => !ours.has(building))
  expect(new Set(rest)).toEqual(new Set([...Object.keys(printed[language]), ...sharedNames]))
})

test('goods are named as the rulebooks name their tokens', () => {
  expect(goods.map((good) => fr.items[good])).toEqual([
    ...['poisson', 'bois', 'argile', 'fer', 'grain', 'bœuf', 'charbon', 'peau'],
    ...['poisson fumé', 'charbon de bois', 'brique', 'acier', 'pain', 'viande', 'coke', 'cuir'],
  ])
  expect(goods.map((good) => ru.items[good])).toEqual([
    ...['рыба', 'дерево', 'глина', 'железо', 'зерно', 'корова', 'уголь', 'шкура'],
    ...['копчёная рыба', 'древесный уголь', 'кирпич', 'сталь', 'хлеб', 'мясо', 'кокс', 'кожа'],
  ])
})

test('ship types are named as the rulebooks name them', () => {
  expect(Object.values(fr.shipTypes)).toEqual(['bateau en bois', 'bateau en fer', 'bateau en acier', 'bateau de luxe'])
  expect(Object.values(ru.shipTypes)).toEqual([
    'деревянный корабль',
    'железный корабль',
    'стальной корабль',
    'круизный лайнер',
  ])
  expect(es.shipTypes).toMatchObject({ wooden: 'barco de madera', luxury: 'transatlántico de lujo' })
})

test('amounts read as in the rulebooks’ lists of starting goods', () => {
  const start = { franc: 5, fish: 2, wood: 2, clay: 2, iron: 2, cattle: 1, coal: 2, hides: 2 } as const
  const texts = ({ amounts }: Names) => [
    amounts.franc(start.franc),
    amounts.fish(start.fish),
    amounts.wood(start.wood),
    amounts.clay(start.clay),
    amounts.iron(start.iron),
    amounts.cattle(start.cattle),
    amounts.coal(start.coal),
    amounts.hides(start.hides),
  ]
  expect(texts(en).join(', ')).toBe('5 francs, 2 fish, 2 wood, 2 clay, 2 iron, 1 cattle, 2 coal, 2 hides')
  expect(texts(fr).join(', ')).toBe('5 francs, 2 poissons, 2 bois, 2 argiles, 2 fers, 1 bœuf, 2 charbons, 2 peaux')
  expect(texts(ru).join(', ')).toBe('5 франков, 2 рыбы, 2 дерева, 2 глины, 2 железа, 1 корова, 2 угля, 2 шкуры')
  expect([es.amounts.franc(2), es.amounts.fish(2), es.amounts.wood(2), es.amounts.clay(1)].join(', ')).toBe(
    '2 francos, 2 peces, 2 de madera, 1 arcilla',
  )
})

test.each([
  [0, '0 франков', '0 займов'],
  [1, '1 франк', '1 заём'],
  [2, '2 франка', '2 займа'],
  [5, '5 франков', '5 займов'],
  [11, '11 франков', '11 займов'],
  [21, '21 франк', '21 заём'],
  [22, '22 франка', '22 займа'],
])('Russian counts %i: %s, %s', (amount, francs, loans) => {
  expect(ru.amounts.franc(amount)).toBe(francs)
  expect(ru.counted.loan(amount)).toBe(loans)
})

test.each([
  ['en', '1 franc, 1 loan, 1 food', '3 francs, 3 loans, 3 food'],
  ['fr', '1 franc, 1 emprunt, 1 nourriture', '3 francs, 3 emprunts, 3 nourritures'],
  ['es', '1 franco, 1 préstamo, 1 comida', '3 francos, 3 préstamos, 3 de comida'],
] as const)('in %s, one and several: %s; %s', (language, one, three) => {
  const { amounts, counted } = names[language]
  expect([amounts.franc(1), counted.loan(1), counted.food(1)].join(', ')).toBe(one)
  expect([amounts.franc(3), counted.loan(3), counted.food(3)].join(', ')).toBe(three)
})
