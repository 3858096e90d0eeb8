import { describe, expect, test } from 'vitest'
import { tileIds } from '../../../src/games/hamlet/data/tile-ids.ts'
import { goods } from '../../../src/games/hamlet/goods.ts'
import { en } from '../../../src/games/hamlet/locales/names/en.ts'
import { es } from '../../../src/games/hamlet/locales/names/es.ts'
import { fr } from '../../../src/games/hamlet/locales/names/fr.ts'
import type { Names } from '../../../src/games/hamlet/locales/names/names.ts'
import { ru } from '../../../src/games/hamlet/locales/names/ru.ts'
import { Milestone } from '../../../src/games/hamlet/state.ts'
import { languages } from '../../../src/games/kit/wording.ts'

const names = { en, fr, ru, es } satisfies Record<(typeof languages)[number], Names>

describe.each(languages)('in %s', (language) => {
  const { tiles, goods: kinds, amounts, milestones, roads, coin, point, villager, emptySlot } = names[language]

  test('every tile, good and milestone has a name', () => {
    expect(Object.keys(tiles).toSorted()).toEqual([...tileIds].toSorted())
    expect(Object.keys(kinds).toSorted()).toEqual([...goods].toSorted())
    expect(Object.keys(milestones).toSorted()).toEqual([...Milestone.options].toSorted())
  })

  test.each(Object.entries({ tiles, kinds, milestones, roads }))(
    'no two %s share a name, and each has one',
    (_, named) => {
      const all = Object.values(named)
      expect(all.filter((name) => name === '' || name !== name.trim())).toEqual([])
      expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([])
    },
  )

  test('counted things have their number, and no two counts read the same', () => {
    for (const amount of [0, 1, 2, 5, 21]) {
      const texts = [...Object.values(amounts), coin, point, villager, emptySlot].map((count) => count(amount))
      expect(texts.filter((count) => !count.startsWith(`${amount} `) || /\s$|\s\s|undefined/.test(count))).toEqual([])
      expect(new Set(texts).size).toBe(texts.length)
    }
  })

  test('pieces that the box has twice differ by a suffix in brackets', () => {
    const bare = (name: string) => name.replace(/ \(.+\)$/, '')
    for (const [one, other] of [
      ['barn-opposite', 'barn-bent'],
      ['pond-forest', 'pond-mountain'],
      ['outpost-1', 'outpost-2'],
    ] as const)
      expect(bare(tiles[one])).toBe(bare(tiles[other]))
    const bracketed = tileIds.filter((tile) => bare(tiles[tile]) !== tiles[tile])
    expect(bracketed).toHaveLength(6)
  })
})

test('no tile, good or milestone has the same name in two languages', () => {
  for (const tile of tileIds) expect(new Set(languages.map((language) => names[language].tiles[tile])).size).toBe(4)
  for (const good of goods) expect(new Set(languages.map((language) => names[language].goods[good])).size).toBe(4)
  for (const of of Milestone.options)
    expect(new Set(languages.map((language) => names[language].milestones[of])).size).toBe(4)
})

test('the English names are those of our source', () => {
  expect(en.tiles).toMatchObject({
    'town-hall': 'Town Hall',
    'dairy-farm': 'Dairy Farm',
    'dairy-estate': 'Cow Conservatory',
    'woodland-small': 'Small Woodland',
    'mountain-range-large': 'Large Mountain Range',
    smithy: 'Smithy',
    monument: 'Founder’s Monument',
  })
  expect(Object.values(en.milestones)).toEqual(['Carpenter', 'Mason', 'Herder', 'Miller', 'Planner'])
})

test('the Russian names are those of the rulebook', () => {
  expect(ru.tiles).toMatchObject({
    church: 'Церковь',
    woodcutter: 'Лесоруб',
    quarry: 'Каменоломня',
    stonemason: 'Каменотес',
    'master-stonemason': 'Каменотесная мастерская',
    'lumber-mill': 'Лесозаготовка',
    'dairy-estate': 'Молочное хозяйство',
    shrine: 'Святыня',
    'trade-post': 'Торговая площадка',
    'mountain-range-small': 'Малая горная гряда',
    square: 'Сквер',
    monument: 'Памятник основателю',
  })
  expect(goods.map((good) => ru.goods[good])).toEqual([
    ...['дерево', 'камень', 'зерно'],
    ...['доски', 'каменный блок', 'молоко', 'мука'],
  ])
  expect(Object.values(ru.milestones)).toEqual(['Плотник', 'Каменщик', 'Пастух', 'Мельник', 'Планировщик'])
})

test.each([
  [1, '1 монета', '1 очко', '1 доска', '1 камень'],
  [2, '2 монеты', '2 очка', '2 доски', '2 камня'],
  [5, '5 монет', '5 очков', '5 досок', '5 камней'],
  [11, '11 монет', '11 очков', '11 досок', '11 камней'],
  [21, '21 монета', '21 очко', '21 доска', '21 камень'],
])('Russian counts %i: %s, %s, %s, %s', (amount, coins, points, planks, stones) => {
  expect([ru.coin(amount), ru.point(amount), ru.amounts.planks(amount), ru.amounts.stone(amount)]).toEqual([
    coins,
    points,
    planks,
    stones,
  ])
})

test.each([
  ['en', '1 coin, 1 plank, 1 stone', '3 coins, 3 planks, 3 stone'],
  ['fr', '1 pièce, 1 planche, 1 pierre', '3 pièces, 3 planches, 3 pierres'],
  ['es', '1 moneda, 1 tablón, 1 piedra', '3 monedas, 3 tablones, 3 piedras'],
] as const)('in %s, one and several: %s; %s', (language, single, three) => {
  const { coin, amounts } = names[language]
  const texts = (amount: number) => [coin(amount), amounts.planks(amount), amounts.stone(amount)].join(', ')
  expect(texts(1)).toBe(single)
  expect(texts(3)).toBe(three)
})
