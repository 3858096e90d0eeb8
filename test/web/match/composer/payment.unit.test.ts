import { describe, expect, test } from 'vitest'
import type { Choice, Field } from '../../../../web/src/api/schemas.ts'
import type { Amounts, Draft, Value } from '../../../../web/src/match/composer/draft.ts'
import {
  firstPayment,
  isCovered,
  isForced,
  leftOf,
  owedBy,
  partsOf,
} from '../../../../web/src/match/composer/payment.ts'

type PaymentField = Extract<Field, { kind: 'payment' }>

function payment(worths: Record<string, Amounts>, more: Partial<PaymentField>): PaymentField {
  const goods = Object.entries(worths).map(([good, covers]) => ({
    good,
    noun: { kind: 'item', id: good },
    max: 9,
    covers,
  }))
  return { kind: 'payment', name: 'pay', goods, covers: {}, proposal: {}, ...more }
}

function draft(field: PaymentField, values: Record<string, Value> = {}): Draft {
  const choice: Choice = {
    move: { type: 'act' },
    about: [],
    fields: [{ kind: 'count', name: 'times', min: 0, max: 9 }, field],
    limits: [],
    example: { type: 'act', times: 1 },
    says: '',
    labels: {},
    nouns: [],
  }
  return { choice, values }
}

const energy = payment({ charcoal: { energy: 3 }, wood: { energy: 1 } }, { covers: { energy: 7 } })

describe('what a payment covers', () => {
  test('is the sum of what its goods are worth: too little, enough, more than enough', () => {
    const owed = owedBy(draft(energy), energy)
    expect(partsOf(energy, owed, { charcoal: 1, wood: 2 })).toEqual([{ unit: 'energy', owed: 7, paid: 5 }])
    expect(isCovered(energy, partsOf(energy, owed, { charcoal: 1, wood: 2 }))).toBe(false)
    expect(isCovered(energy, partsOf(energy, owed, { charcoal: 2, wood: 1 }))).toBe(true)
    expect(partsOf(energy, owed, { charcoal: 3 })).toEqual([{ unit: 'energy', owed: 7, paid: 9 }])
  })

  test('grows with other fields, rounded up over all of them; a discount comes first', () => {
    const field = payment(
      { wood: { energy: 1 } },
      { covers: { energy: -1 }, plus: [{ field: 'times', of: 'energy', times: 1, outOf: 2 }] },
    )
    expect(owedBy(draft(field, { times: 5 }), field)).toEqual({ energy: 2 })
    expect(owedBy(draft(field, { times: 1 }), field)).toEqual({ energy: 0 })
  })

  test('is said in the order of the goods that pay it', () => {
    const field = payment(
      { wheat: { wheat: 1 }, stone: { stone: 1 }, wood: { wood: 1, wheat: 1 } },
      { covers: { wood: 1, stone: 2 }, plus: [{ field: 'times', of: 'wheat', times: 1, outOf: 1 }] },
    )
    const parts = partsOf(field, owedBy(draft(field, { times: 3 }), field), {})
    expect(parts.map(({ unit }) => unit)).toEqual(['wheat', 'stone', 'wood'])
  })

  test('may be owed for other fields alone', () => {
    const field = payment(
      { 'wood@woodcutter': { wood: 1 } },
      { plus: [{ field: 'times', of: 'wood', times: 1, outOf: 1 }] },
    )
    const owed = owedBy(draft(field, { times: 2 }), field)
    expect(owed).toEqual({ wood: 2 })
    expect(isCovered(field, partsOf(field, owed, { 'wood@woodcutter': 1 }))).toBe(false)
    expect(firstPayment(draft(field, { times: 2 }), field)).toEqual({ 'wood@woodcutter': 2 })
  })

  test('counts a good that stands for several where it is still needed', () => {
    const field = payment({ clay: { clay: 1 }, brick: { clay: 1, brick: 1 } }, { covers: { brick: 1, clay: 2 } })
    const owed = owedBy(draft(field), field)
    expect(partsOf(field, owed, { clay: 1, brick: 2 })).toEqual([
      { unit: 'clay', owed: 2, paid: 2 },
      { unit: 'brick', owed: 1, paid: 1 },
    ])
  })

  test('adds up five that stand for one', () => {
    const field = payment({ red: { red: 1 }, rubble: { red: 0.2 } }, { covers: { red: 2 } })
    expect(partsOf(field, { red: 2 }, { red: 1, rubble: 5 })).toEqual([{ unit: 'red', owed: 2, paid: 2 }])
    expect(isCovered(field, partsOf(field, { red: 2 }, { red: 1, rubble: 4 }))).toBe(false)
  })

  test('is enough where one of two units is paid', () => {
    const field = payment(
      { fish: { food: 1 }, franc: { food: 1, franc: 1 } },
      { covers: { food: 2, franc: 1 }, either: true },
    )
    expect(isCovered(field, partsOf(field, { food: 2, franc: 1 }, { franc: 1 }))).toBe(true)
    expect(isCovered(field, partsOf(field, { food: 2, franc: 1 }, { fish: 1 }))).toBe(false)
    expect(isCovered(field, partsOf(field, { food: 2, franc: 1 }, { fish: 2 }))).toBe(true)
  })

  test('leaves out what no good pays, such as coins', () => {
    const field = payment({ wood: { wood: 1 } }, { covers: { wood: 1, coins: 3 } })
    expect(owedBy(draft(field), field)).toEqual({ wood: 1 })
  })
})

describe('a payment that is changed by hand begins', () => {
  test('with the proposal, where all else is as in the example', () => {
    const field = payment({ wood: { energy: 1 } }, { covers: { energy: 1 }, proposal: { wood: 1 } })
    expect(firstPayment(draft(field, { times: 1 }), field)).toEqual({ wood: 1 })
  })

  test('otherwise with enough of the goods in their order, and none to spare', () => {
    expect(firstPayment(draft(energy, { times: 2 }), energy)).toEqual({ charcoal: 3 })
    const field = payment({ wood: { energy: 1 }, coke: { energy: 10 } }, { covers: { energy: 10 } })
    expect(firstPayment(draft(field, { times: 2 }), field)).toEqual({ coke: 1 })
  })
})

describe('what is left of a good', () => {
  const wood = { good: 'wood', noun: { kind: 'item', id: 'wood' }, max: 5, there: 5, covers: { energy: 1 } }
  const field: PaymentField = { ...energy, name: 'energy', goods: [wood] }
  const materials: PaymentField = { ...field, name: 'materials' }
  const given: Field = { kind: 'goods', name: 'given', goods: [wood], min: 0, max: 5 }
  const clay: Field = {
    kind: 'goods',
    name: 'clay',
    goods: [{ ...wood, noun: { kind: 'item', id: 'clay' } }],
    min: 0,
    max: 5,
  }
  const left = (others: readonly Field[], values: Record<string, Value>) => {
    const { choice } = draft(field)
    return leftOf({ choice: { ...choice, fields: [field, ...others] }, values }, field, wood)
  }

  test('is what this payment, and others made by hand, do not take', () => {
    expect(left([], { energy: { wood: 2 } })).toBe(3)
    expect(left([materials], { energy: { wood: 2 }, materials: { wood: 1 } })).toBe(2)
    expect(left([clay], { energy: { wood: 2 }, clay: { wood: 1 } })).toBe(3)
    expect(left([materials], { energy: { wood: 3 }, materials: { wood: 5 } })).toBe(0)
  })

  test('is unknown while the server chooses another payment that can take it', () => {
    expect(left([materials], { energy: { wood: 2 } })).toBeUndefined()
  })

  test('is unknown once another field names it: the move may give or take it', () => {
    expect(left([given], { energy: { wood: 2 }, given: {} })).toBe(3)
    expect(left([given], { energy: { wood: 2 }, given: { wood: 1 } })).toBeUndefined()
  })

  test('is unknown if the good is not limited', () => {
    const { there: _there, ...unlimited } = wood
    expect(leftOf(draft(field, { energy: { wood: 2 } }), field, unlimited)).toBeUndefined()
  })
})

test('a payment leaves nothing to choose if each unit has one good that pays it alone', () => {
  const forced = payment({ rubble: { rubble: 1 }, worker: { workers: 1 } }, { covers: { rubble: 2, workers: 1 } })
  expect(isForced(draft(forced), forced)).toBe(true)
  expect(isForced(draft(energy), energy)).toBe(false)
  const shared = payment({ rubble: { rubble: 1, workers: 1 } }, { covers: { rubble: 2, workers: 1 } })
  expect(isForced(draft(shared), shared)).toBe(false)
  const either = payment({ franc: { franc: 1 }, fish: { food: 1 } }, { covers: { franc: 1, food: 1 }, either: true })
  expect(isForced(draft(either), either)).toBe(false)
})
