import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { catalogue } from '../../../src/games/catalogue.ts'
import { en } from '../../../web/src/studies/setting-up/locales/en.ts'
import { es } from '../../../web/src/studies/setting-up/locales/es.ts'
import { fr } from '../../../web/src/studies/setting-up/locales/fr.ts'
import { ru } from '../../../web/src/studies/setting-up/locales/ru.ts'
import { partNames } from '../../../web/src/studies/setting-up/names.ts'

const Schema = z.looseObject({})
/** What only repeats what is printed on the pieces: the form leaves it out. */
const printed: Readonly<Record<string, readonly string[]>> = { hamlet: ['box'], havana: ['buildings'] }

/** The names of all parts of a game's state, but for those that are ids. */
function keysOf(game: string): readonly string[] {
  const schema = catalogue.get(game)?.schemas.state
  if (schema === undefined) throw new Error(`there is no ${game}`)
  const keys = new Set<string>()
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(walk)
    const own = Schema.safeParse(part)
    if (!own.success) return
    const { properties, items, anyOf, oneOf, additionalProperties } = own.data
    for (const [key, inner] of Object.entries(Schema.parse(properties ?? {}))) {
      if (printed[game]?.includes(key)) continue
      keys.add(key)
      walk(inner)
    }
    for (const inner of [items, anyOf, oneOf, additionalProperties]) walk(inner)
  }
  walk(z.toJSONSchema(schema, { reused: 'inline' }))
  return [...keys]
}

describe.each([...catalogue.keys()])('the parts of a position of %s', (game) => {
  const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = en.parts
  const goods = new Set(
    'franc fish wood clay iron grain cattle coal hides smoked-fish charcoal brick steel bread meat coke leather stone wheat planks milk flour white yellow green red rubble pesos workers'.split(
      ' ',
    ),
  )

  test('are all called by a name', () => {
    const unnamed = keysOf(game).filter(
      (key) => !(key in (tables[game] ?? {}) || key in en.parts.common || goods.has(key)),
    )
    expect(unnamed).toEqual([])
  })
})

describe('where something can lie', () => {
  const printedNames = new Map([
    ['item:wood', 'wood'],
    ['building:inn', 'Inn'],
  ])
  const havana = partNames('havana', en, printedNames)
  const names = partNames('le-havre', en, printedNames)
  const list = (at: string, index: number | 'end' = 'end') => ({ kind: 'list', at, index }) as const

  test('is called by the parts of the position, and by the player whose it is', () => {
    expect(havana.spot(list('rows/upper', 2), { id: 'h1' })).toBe('Upper row, place 3')
    expect(havana.spot(list('seats/1/hand'), { id: 'siesta' })).toBe('Seat 2: Hand')
    expect(names.spot({ kind: 'count', at: 'seats/0/stock/wood' }, { id: 'wood' })).toBe('Seat 1')
    expect(names.spot({ kind: 'count', at: 'offers/wood' }, { id: 'wood' })).toBe('Offers')
    expect(names.spot(list('piles/1'), { id: 'inn' })).toBe('Building proposals, place 2')
    expect(names.spot({ kind: 'field', at: 'seats/0/disc', value: 'inn' }, { id: 0 })).toBe('Inn')
    expect(names.spot({ kind: 'field', at: 'seats/0/disc', value: null }, { id: 0 })).toBe('At home')
    expect(names.path('state/seats/0/stock/wood')).toBe('Seat 1: Goods · wood')
  })

  test('is so in every language', () => {
    const said = [en, fr, ru, es].map((say) =>
      partNames('havana', say, printedNames).spot(list('rows/lower', 0), { id: 'h1' }),
    )
    expect(new Set(said).size).toBe(4)
  })
})
