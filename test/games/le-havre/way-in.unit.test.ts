import { describe, expect, test } from 'vitest'
import type { BuildingId } from '../../../src/games/le-havre/data/building-ids.ts'
import { type Layout, table, waysInto } from './table.ts'

/** The payments in Ana's only form for a building: what each must cover, what other fields add, and what is proposed. */
function paymentsIn(building: BuildingId, layout: Layout): object[] {
  const [form, ...more] = waysInto(table(layout), building)
  expect(more).toEqual([])
  return (form?.fields ?? []).flatMap((field) => {
    if (field.kind !== 'payment') return []
    const { name, covers, plus, proposal } = field
    return [{ name, covers, ...(plus && { plus }), proposal }]
  })
}

const windFarm = { buildings: ['wind-farm'] } satisfies Layout['ana']
const fee = { name: 'fee', covers: { food: 1 }, proposal: { franc: 1 } }

describe('the form of a building has a payment for', () => {
  const fishes = { town: ['smokehouse'], stock: { fish: 4, coal: 1, franc: 3 } } satisfies Layout

  test('its fee and its energy: Smokehouse (8), one energy for a visit', () => {
    const smokehouseFee = { name: 'fee', covers: { food: 2, franc: 1 }, proposal: { franc: 1 } }
    const energy = { name: 'energy', covers: { energy: 1 }, proposal: { coal: 1 } }
    expect(paymentsIn('smokehouse', fishes)).toEqual([energy, smokehouseFee])
    expect(paymentsIn('smokehouse', { ...fishes, ana: windFarm })).toEqual([smokehouseFee])
    expect(paymentsIn('smokehouse', { ...fishes, town: [], ana: { buildings: ['smokehouse'] } })).toEqual([energy])
  })

  test('energy that grows with a field: Bakehouse (5), half of it for each bread', () => {
    const layout = { town: ['bakehouse'], stock: { grain: 6, wood: 2, franc: 1 } } satisfies Layout
    const plus = [{ field: 'times', of: 'energy', times: 1, outOf: 2 }]
    expect(paymentsIn('bakehouse', layout)).toEqual([
      fee,
      { name: 'energy', covers: { energy: 0 }, plus, proposal: { wood: 1 } },
    ])
  })

  test('energy less what a card saves: Shipping Line (18), three for each ship, with the Wind Farm', () => {
    const layout = {
      town: ['shipping-line'],
      stock: { fish: 6, coal: 2, bread: 1 },
      ana: { ...windFarm, ships: ['apolline', 'blanche'] },
    } satisfies Layout
    const plus = [{ field: 'ships', good: 'wooden', of: 'energy', times: 6, outOf: 2 }]
    expect(paymentsIn('shipping-line', layout)).toEqual([
      { name: 'fee', covers: { food: 2 }, proposal: { fish: 2 } },
      { name: 'energy', covers: { energy: -3 }, plus, proposal: {} },
    ])
  })
})
