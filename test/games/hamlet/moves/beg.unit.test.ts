import { describe, expect, test } from 'vitest'
import { act, ana, at, aVillage, eventsOf, forms, refused } from '../table.ts'

const full = { farm: { wheat: 3 }, woodcutter: { wood: 3 }, quarry: { stone: 3 } }
const begging = { type: 'beg' }

describe('Rulebook: Alms', () => {
  test('the church gives a coin if the farm, the woodcutter and the quarry are full', () => {
    const state = aVillage({ sources: full, ana: { villagers: ['farm'] } })
    expect(forms(state, ana, 'beg')).toHaveLength(1)
    const after = act(state, ana, begging)
    expect(at(after, ana).coins).toBe(at(state, ana).coins + 1)
    expect(at(after, ana).villagers).toEqual([{ at: 'church', ready: false }])
  })

  test.each(['farm', 'woodcutter', 'quarry'] as const)('but not while the %s has an empty slot', (source) => {
    const state = aVillage({ sources: { ...full, [source]: {} } })
    refused(() => eventsOf(state, ana, begging), 'alms-not-yet')
    expect(forms(state, ana, 'beg')).toEqual([])
  })

  test('an empty barn does not matter', () => {
    const state = aVillage({ sources: full, extra: [{ tile: 'barn-bent', beside: 'market', over: 'road' }] })
    expect(at(act(state, ana, begging), ana).coins).toBe(at(state, ana).coins + 1)
  })

  test('any number of villagers may do it', () => {
    const state = aVillage({ sources: full, ana: { villagers: ['church', 'church'] } })
    expect(at(act(state, ana, begging, begging), ana).coins).toBe(at(state, ana).coins + 2)
  })
})
