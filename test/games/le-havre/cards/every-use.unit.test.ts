import { expect, test } from 'vitest'
import type { MoveJson } from '../../../../src/games/kit/choice.ts'
import { fits } from '../../../../src/games/kit/forms.ts'
import type { BuildingId } from '../../../../src/games/le-havre/data/building-ids.ts'
import { upgradedGoods } from '../../../../src/games/le-havre/items.ts'
import { type Layout, table, waysInto } from '../table.ts'
import { isAccepted } from './offered-exactly.ts'

/**
 * Uses of a building that are written down here, and not taken from its forms: what a form leaves out could not be
 * found by filling it in.
 */
const uses: readonly [rule: string, building: BuildingId, layouts: readonly Layout[], said: readonly object[]][] = [
  [
    'Rulebook: Smokehouse (8): up to 6 fish, if the entry fee can still be paid',
    'smokehouse',
    [
      { stock: { fish: 4, wood: 1 } },
      { stock: { fish: 4, wood: 1, bread: 1 } },
      { stock: { fish: 8, wood: 1, franc: 1 } },
    ],
    [1, 2, 3, 4, 5, 6, 7].map((times) => ({ times })),
  ],
  [
    'Rulebook: Shipping Line (18): as many goods as the ships hold that sail, one ship being enough',
    'shipping-line',
    [
      { stock: { bread: 1, hides: 4, coal: 1 }, ana: { ships: ['apolline'] } },
      { stock: { bread: 1, hides: 4, coal: 2 }, ana: { ships: ['apolline', 'blanche'] } },
      { stock: { bread: 1, hides: 4, coal: 3 }, ana: { ships: ['apolline', 'blanche', 'dina'] } },
    ],
    [1, 2, 3].flatMap((wooden) => [1, 2, 3, 4, 5].map((hides) => ({ ships: { wooden }, goods: { hides } }))),
  ],
  [
    'Trading Firm (GH26): up to four goods for any with the same total price on a ship',
    'trading-firm',
    [{ stock: { fish: 3, hides: 1, franc: 2 } }, { stock: { steel: 2, wood: 1, franc: 2 } }],
    [{ fish: 1 }, { fish: 3 }, { hides: 1 }, { fish: 2, hides: 1 }, { steel: 1 }, { steel: 2, wood: 1 }].flatMap(
      (give) =>
        [
          { wood: 1 },
          { wood: 2 },
          { wood: 3 },
          { hides: 1 },
          { fish: 2, hides: 1 },
          { steel: 1 },
          { coke: 1, coal: 1 },
          { fish: 8 },
          { fish: 16, wood: 1 },
        ].map((take) => ({ give, take })),
    ),
  ],
  [
    'Trafficking Spot (GH27): up to three upgraded goods for as many, but no steel',
    'trafficking-spot',
    [{ stock: { bread: 2, steel: 1, fish: 1 } }],
    upgradedGoods.flatMap((give) =>
      upgradedGoods.flatMap((take) =>
        [1, 2, 3].map((number) => ({ give: { [give]: number }, take: { [take]: number } })),
      ),
    ),
  ],
]

test.each(uses)(
  '%s: of all that could be said, exactly what is accepted fits a form',
  (_rule, building, layouts, said) => {
    for (const layout of layouts) {
      const state = table({ town: [building], ...layout })
      const forms = waysInto(state, building)
      const moves = said.map((each): MoveJson => ({ type: 'enter', building, ...each }))
      const accepted = moves.filter((move) => isAccepted(state, move))
      expect(accepted).not.toEqual([])
      expect(moves.filter((move) => forms.some((form) => fits(form, move)))).toEqual(accepted)
    }
  },
)

test.each(['trading-firm', 'trafficking-spot'] as const)(
  '%s: the example is a trade for another good, and without goods there is no form',
  (building) => {
    const ways = (stock: NonNullable<Layout['stock']>) => waysInto(table({ town: [building], stock }), building)
    expect(ways({ franc: 2 })).toEqual([])
    expect(ways({ franc: 2, fish: 1 })).toMatchObject([{ example: { give: { fish: 1 }, take: { wood: 1 } } }])
  },
)

test.each<[string, BuildingId, Layout, object, object]>([
  [
    'Trading Firm (GH26): at most four goods, and no more for them than the best four are worth on a ship',
    'trading-firm',
    { stock: { fish: 5, hides: 1, coal: 2, franc: 2 } },
    { goods: { fish: 5, hides: 1, coal: 2 }, max: 4 },
    {
      goods: {
        fish: 9,
        wood: 9,
        clay: 9,
        grain: 9,
        'smoked-fish': 4,
        charcoal: 4,
        brick: 4,
        iron: 4,
        meat: 4,
        hides: 4,
        bread: 3,
        cattle: 3,
        coal: 3,
        leather: 2,
        coke: 1,
        steel: 1,
      },
      max: 9,
    },
  ],
  [
    'Trafficking Spot (GH27): three standard goods and, for them, as many upgraded ones as are held',
    'trafficking-spot',
    { stock: { fish: 3, wood: 2, bread: 1, steel: 1 } },
    { goods: { fish: 3, wood: 2, bread: 1, steel: 1 }, max: 6 },
    {
      goods: {
        fish: 3,
        wood: 3,
        clay: 3,
        grain: 3,
        cattle: 3,
        coal: 3,
        hides: 3,
        'smoked-fish': 2,
        charcoal: 2,
        brick: 2,
        bread: 2,
        meat: 2,
        coke: 2,
        leather: 2,
      },
      max: 5,
    },
  ],
])('%s: the form lists what can be given and taken, and how many at most', (_rule, building, layout, give, take) => {
  const [form, ...more] = waysInto(table({ town: [building], ...layout }), building)
  const fields = form?.fields.flatMap((field) =>
    field.kind === 'goods'
      ? [
          {
            name: field.name,
            goods: Object.fromEntries(field.goods.map(({ good, max }) => [good, max])),
            max: field.max,
          },
        ]
      : [],
  )
  expect(fields).toEqual([
    { name: 'give', ...give },
    { name: 'take', ...take },
  ])
  expect(more).toEqual([])
})
