import { describe, expect, test } from 'vitest'
import type { Choice, Field, Move } from '../../../web/src/api/schemas.ts'
import { orderWords } from '../../../web/src/match/tabs/order-words.ts'

const card = (id: string) => ({ kind: 'action-card', id })
const options = ['mendigo', 'mama'].map((id) => ({ value: id, noun: card(id) }))
const oneOf = (name: string, optional = false): Field => ({ kind: 'one-of', name, options, optional })

const choice = (says: string, example: Move, fields: Field[] = []): Choice => ({
  move: { type: example.type },
  about: [],
  fields,
  limits: [],
  example,
  says,
  labels: { give: 'Give', take: 'Take' },
  nouns: [
    { noun: card('mendigo'), says: 'Beggar' },
    { noun: card('mama'), says: 'Mama' },
  ],
})

/** The words of an order that makes this move, where these choices are open. */
const wordsOf = (move: Move, ...choices: Choice[]) =>
  orderWords({ question: null, move, conditions: [], stays: false, says: 'In the server’s words' }, choices, String)

describe('a standing order', () => {
  const exchange = choice('Exchange a card', { type: 'reciclaje', give: 'mendigo', take: 'mama' }, [
    oneOf('give'),
    oneOf('take'),
  ])
  const keep = choice('Exchange no card', { type: 'reciclaje' })

  test('is said like the choice that it was made from, with its values', () => {
    const move = { type: 'reciclaje', give: 'mendigo', take: 'mama' }
    for (const choices of [
      [exchange, keep],
      [keep, exchange],
    ])
      expect(wordsOf(move, ...choices)).toBe('Exchange a card · Give: Beggar · Take: Mama')
  })

  test('is not said like a choice whose fields it leaves empty', () => {
    expect(wordsOf({ type: 'reciclaje' }, exchange, keep)).toBe('Exchange no card')
  })

  test('may leave out what a choice need not be given', () => {
    const demolish = choice('Demolish', { type: 'ruina' }, [oneOf('building', true)])
    expect(wordsOf({ type: 'ruina' }, demolish)).toBe('Demolish')
  })

  test('may leave out what it takes none of, but no number: the server asks for each', () => {
    const hire = choice('Hire', { type: 'town-hall', villagers: 0, donkeys: {} }, [
      { kind: 'count', name: 'villagers', min: 0, max: 3 },
      { kind: 'goods', name: 'donkeys', goods: [], min: 0, max: 2 },
    ])
    expect(wordsOf({ type: 'town-hall', villagers: 0 }, hire)).toBe('Hire · villagers: 0')
    expect(wordsOf({ type: 'town-hall', donkeys: {} }, hire)).toBe('In the server’s words')
  })

  test('may name more than can be had now', () => {
    const store = choice('Store', { type: 'store', goods: {} }, [
      { kind: 'some-of', name: 'give', options, min: 1, max: 1 },
    ])
    expect(wordsOf({ type: 'store', give: ['mendigo', 'mama'] }, store)).toBe('Store · Give: Beggar, Mama')
  })

  test('may name what is forced', () => {
    const rob = choice('Rob Bea', { type: 'ladron', victim: 1 })
    expect(wordsOf({ type: 'ladron', victim: 1 }, rob)).toBe('Rob Bea')
  })

  test('is said in the server’s words where no choice is like it', () => {
    expect(wordsOf({ type: 'build', building: 'h12' }, exchange, keep)).toBe('In the server’s words')
  })
})
