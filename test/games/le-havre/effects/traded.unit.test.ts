import { describe, expect, test } from 'vitest'
import { cards } from '../../../../src/games/le-havre/cards/index.ts'
import { type BuildingId, standardIds } from '../../../../src/games/le-havre/data/building-ids.ts'
import { traded } from '../../../../src/games/le-havre/effects/traded.ts'
import { upgradedGoods } from '../../../../src/games/le-havre/items.ts'

const at = (id: BuildingId) => {
  const use = cards[id]?.use
  if (use === undefined) throw new Error(`${id} has no use`)
  const { takes, makes } = traded(use.printed)
  return { takes: [...takes], makes: [...makes] }
}

describe('what a visit takes and makes follows from the printed text', () => {
  test.each([
    ['fishery', { takes: [], makes: ['fish'] }],
    ['bakehouse', { takes: ['grain'], makes: ['bread', 'franc'] }],
    ['joinery', { takes: ['wood'], makes: ['franc'] }],
    ['cokery', { takes: ['coal'], makes: ['coke', 'franc'] }],
    ['building-firm-1', { takes: [], makes: [] }],
    ['wharf-12', { takes: [], makes: [] }],
  ] as const)('%s', (id, expected) => {
    expect(at(id)).toEqual(expected)
  })

  test('every upgraded good is made in some standard building', () => {
    const made = new Set(standardIds.flatMap((id) => (cards[id]?.use === undefined ? [] : at(id).makes)))
    expect(upgradedGoods.filter((good) => !made.has(good))).toEqual([])
  })
})
