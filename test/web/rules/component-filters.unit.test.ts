import { describe, expect, test } from 'vitest'
import type { Component } from '../../../web/src/api/schemas.ts'
import { everything, fits, goodsOf } from '../../../web/src/rules/component-filters.ts'

const bakehouse: Component = {
  kind: 'building',
  id: 'bakehouse',
  group: 'Bâtiments standard',
  number: '5',
  name: 'Boulangerie',
  values: ['bâtiment d’artisanat', 'valeur : 8 francs'],
  cost: '2 argiles',
  fee: '1 nourriture',
  takes: [{ kind: 'item', id: 'grain' }],
  makes: [{ kind: 'item', id: 'bread' }],
  text: 'Convertir du grain en pain.',
  provenance: { status: 'verified', note: 'Lu.' },
}

describe('what a reader looks for among components', () => {
  test.each([
    ['boulang', true],
    ['BÂTIMENT pain', true],
    ['batiment', true],
    ['argiles 5', true],
    ['pain poisson', false],
  ])('the words "%s": %s', (text, isFound) => {
    expect(fits(bakehouse, { ...everything, text })).toBe(isFound)
  })

  test('its group, what it makes and takes, and whether its values are ours', () => {
    expect(goodsOf(bakehouse)).toEqual(['makes bread', 'takes grain'])
    expect(fits(bakehouse, { ...everything, goods: 'makes bread' })).toBe(true)
    expect(fits(bakehouse, { ...everything, goods: 'makes grain' })).toBe(false)
    expect(fits(bakehouse, { ...everything, groups: new Set(['Bateaux']) })).toBe(false)
    expect(fits(bakehouse, { ...everything, groups: new Set(['Bateaux', bakehouse.group]) })).toBe(true)
    expect(fits(bakehouse, { ...everything, isHouse: true })).toBe(false)
  })
})
