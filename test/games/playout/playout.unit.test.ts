import { describe, expect, test } from 'vitest'
import type { Game } from '../../../src/games/game.ts'
import { IllegalMove } from '../../../src/games/kit/illegal-move.ts'
import type { Event } from '../../../src/games/lanterns/events.ts'
import { lanterns } from '../../../src/games/lanterns/index.ts'
import type { State } from '../../../src/games/lanterns/state.ts'
import type { View } from '../../../src/games/lanterns/view.ts'
import { drawOptions } from '../../../src/games/playout/draw-options.ts'
import { type Playout, playout } from '../../../src/games/playout/playout.ts'
import { type Property, properties } from '../../../src/games/playout/property.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { stopwatch } from '../../../src/games/playout/watched.ts'

/** Plays matches of a game until a property fails. The clock stands still unless the game moves it. */
function firstBroken(
  game: Game,
  now = () => 0,
  { thorough = 1, matches = 20 } = {},
): Extract<Playout, { outcome: 'broken' }> | undefined {
  const watch = stopwatch(now)
  for (let match = 0; match < matches; match++) {
    const options = game.meta.options.parse({})
    const seats = 2 + (match % 3)
    const played = playout(game, { seed: `toy ${match}`, seats, options, leavers: match % 2 === 1, thorough }, watch)
    if (played.outcome === 'broken') return played
  }
  return undefined
}

type Lanterns = typeof lanterns

const fresh = new WeakSet<object>()
const remembered = (event: Event): Event => {
  fresh.add(event)
  return event
}

let calls = 0
let clock = 0

const first = (state: State) => state.seats[0] ?? { hand: [], laid: [], shown: [], has: state.bag, points: 0 }
const poorer = (state: State): State => ({ ...state, bag: { ...state.bag, blue: state.bag.blue - 1 } })

const faults: [property: Property, fault: string, broken: Partial<Lanterns>][] = [
  [
    'determinism',
    'a rule that draws from somewhere else',
    { chance: (state, dice) => (lanterns.chance(state, dice).length === 0 ? [] : [drawnByCount(state)]) },
  ],
  ['replay', 'an event that JSON cannot hold', { decide: (...given) => [...lanterns.decide(...given), notJson()] }],
  [
    'replay',
    'a state that its own schema refuses',
    { evolve: (state, event) => ({ ...lanterns.evolve(state, event), more: 1 }) },
  ],
  [
    'replay',
    'an event that its own schema refuses',
    { chance: (...given) => lanterns.chance(...given).map((event) => ({ ...event, by: 'nature' })) },
  ],
  [
    'replay',
    'a state that does not follow from the stored events',
    {
      decide: (...given) => lanterns.decide(...given).map(remembered),
      evolve: (state, event) => {
        const after = lanterns.evolve(state, event)
        return event.type === 'committed' && !fresh.has(event) ? { ...after, rounds: after.rounds + 1 } : after
      },
    },
  ],
  [
    'events',
    'an event that is refused',
    {
      evolve: (state, event) => {
        if (event.type === 'drawn') throw new IllegalMove('lanterns/not-asked')
        return lanterns.evolve(state, event)
      },
    },
  ],
  [
    'choices',
    'an example that is refused',
    {
      choices: (...given) =>
        lanterns
          .choices(...given)
          .map((choice) => (choice.move.type === 'rest' ? { ...choice, example: lay(9) } : choice)),
    },
  ],
  [
    'choices',
    'a form that offers too much',
    {
      decide: (state, seat, move) => {
        if (move.type === 'lay' && move.card === 3) throw new IllegalMove('lanterns/not-in-hand')
        return lanterns.decide(state, seat, move)
      },
    },
  ],
  [
    'choices',
    'a form that offers too little',
    { choices: (...given) => lanterns.choices(...given).filter(({ move }) => move.type !== 'rest') },
  ],
  [
    'choices',
    'a move that is accepted from who is not asked',
    {
      decide: (state, seat, move) =>
        state.phase === 'shining' && move.type === 'rest'
          ? lanterns.decide(state, state.winner ?? seat, move)
          : lanterns.decide(state, seat, move),
    },
  ],
  [
    'choices',
    'a payment that is not the one proposed',
    {
      choices: (...given) =>
        lanterns.choices(...given).map((choice) => ({
          ...choice,
          fields: choice.fields.map((field) => (field.kind === 'payment' ? { ...field, proposal: {} } : field)),
        })),
    },
  ],
  [
    'choices',
    'a rule that fails in place of refusing',
    {
      decide: (state, seat, move) => {
        if (seat === 1 && state.phase === 'laying' && move.type === 'rest') throw new TypeError('no such thing')
        return lanterns.decide(state, seat, move)
      },
    },
  ],
  [
    'secrecy',
    'a view that shows a hidden card',
    { view: (state, viewer) => leaky(lanterns.view(state, viewer), state) },
  ],
  ['secrecy', 'a private event that everybody learns', { audience: () => 'all' }],
  [
    'secrecy',
    'a number of events that depends on what is hidden',
    {
      decide: (state, seat, move) => {
        const events = lanterns.decide(state, seat, move)
        const more: Event[] = first(state).laid[0] === 3 && seat !== 0 ? [{ type: 'committed', seat: 0 }] : []
        return [...events, ...more]
      },
    },
  ],
  [
    'secrecy',
    'a question that depends on what is hidden',
    {
      decisions: (state) =>
        lanterns
          .decisions(state)
          .map((one) => ({ ...one, question: `${one.question}${first(state).laid[0] === 3 ? 1 : 0}` })),
    },
  ],
  [
    'secrecy',
    'a refusal that depends on what another seat holds',
    {
      decide: (state, seat, move) => {
        if (seat === 1 && move.type === 'lay' && first(state).laid[0] === move.card)
          throw new IllegalMove('lanterns/no')
        return lanterns.decide(state, seat, move)
      },
      choices: (state, seat) =>
        lanterns
          .choices(state, seat)
          .filter(() => true)
          .map((choice) => withoutCard(choice, seat === 1 ? first(state).laid : [])),
    },
  ],
  ['secrecy', 'what is imagined cannot be', { imagine: (view, dice) => poorer(lanterns.imagine(view, dice)) }],
  [
    'conservation',
    'a piece that is lost',
    {
      evolve: (state, event) => {
        const after = lanterns.evolve(state, event)
        return event.type === 'rested' ? poorer(after) : after
      },
    },
  ],
  [
    'progress',
    'a match that waits for nobody',
    { decisions: (state) => (state.phase === 'shining' ? [] : lanterns.decisions(state)) },
  ],
  [
    'progress',
    'a question that comes back',
    { decisions: (state) => lanterns.decisions(state).map((one) => ({ ...one, question: state.phase })) },
  ],
  ['progress', 'nature that never rests', { chance: () => [{ type: 'committed', seat: 0 }] }],
  ['progress', 'a seat that is asked and has no choice', { choices: () => [] }],
  [
    'purity',
    'a rule that changes what it was given',
    {
      evolve: (state, event) => {
        if (event.type !== 'rested') return lanterns.evolve(state, event)
        state.seats.reverse()
        state.seats.reverse()
        return lanterns.evolve(state, event)
      },
    },
  ],
  [
    'events',
    'a picture in which a name breaks out',
    { picture: (_, names) => `<svg x="1"><text>${names(0)}</text></svg>` },
  ],
  ['events', 'a picture that is not closed', { picture: () => '<svg x="1"><g></svg></g>' }],
  ['determinism', 'a picture that differs the second time', { picture: () => `<svg x="${calls++}"/>` }],
  ['bounded work', 'a picture that is too large', { picture: () => `<svg x="${'1'.repeat(60_000)}"/>` }],
  [
    'bounded work',
    'a rule that takes too long',
    {
      view: (state, viewer) => {
        clock += 6
        return lanterns.view(state, viewer)
      },
    },
  ],
]

function drawnByCount({ winner }: State): Event {
  return { type: 'drawn', seat: winner ?? 0, piece: calls++ % 3 === 0 ? 'red' : 'blue' }
}
function notJson(): Event {
  return { type: 'committed', seat: -0 }
}
function lay(card: number) {
  return { type: 'lay', card }
}
function leaky(view: View, state: State): View {
  return { ...view, rounds: view.rounds + (first(state).laid[0] === 3 ? 1 : 0) }
}
function withoutCard<Choice extends ReturnType<Lanterns['choices']>[number]>(choice: Choice, cards: number[]): Choice {
  const fields = choice.fields.map((field) =>
    field.kind === 'one-of'
      ? { ...field, options: field.options.filter(({ value }) => !cards.some((card) => card === value)) }
      : field,
  )
  const [field] = fields
  const card = field?.kind === 'one-of' ? field.options[0]?.value : undefined
  return card === undefined ? choice : { ...choice, fields, example: { type: 'lay', card } }
}

describe('a playout', () => {
  test('of a sound game satisfies every property', () => {
    expect(firstBroken(lanterns)).toBeUndefined()
  })

  test('is the same for the same plan, and differs for another seed', () => {
    const plan = { seed: 'one', seats: 3, options: { short: false }, leavers: false, thorough: 0 }
    const one = playout(
      lanterns,
      plan,
      stopwatch(() => 0),
    )
    const again = playout(
      lanterns,
      plan,
      stopwatch(() => 0),
    )
    const others = ['two', 'three', 'four'].map((seed) =>
      playout(
        lanterns,
        { ...plan, seed },
        stopwatch(() => 0),
      ),
    )
    expect(again).toEqual(one)
    expect(one).toMatchObject({ outcome: 'held', moves: 12, rounds: 3, result: { reason: 'played' } })
    const results = new Set([one, ...others].map((played) => JSON.stringify('result' in played && played.result)))
    expect(results.size).toBeGreaterThan(1)
  })

  test('has seats give up if leavers are asked for', () => {
    const plan = { seats: 4, options: { short: false }, leavers: true, thorough: 0 }
    const played = Array.from({ length: 30 }, (_, seed) =>
      playout(
        lanterns,
        { ...plan, seed: `${seed}` },
        stopwatch(() => 0),
      ),
    )
    const reasons = new Set(played.map((match) => 'result' in match && match.result.reason))
    expect(reasons).toEqual(new Set(['played', 'forfeit']))
  })

  test('draws options that the game has', () => {
    const drawn = Array.from({ length: 20 }, (_, seed) => drawOptions(lanterns, seededDice('options', seed)))
    expect(new Set(drawn.map((options) => JSON.stringify(options)))).toEqual(
      new Set(['{"short":true}', '{"short":false}']),
    )
  })

  test('reports a slow call only if it is slow every time', () => {
    let noise = 0
    const noisy = () => {
      if (noise++ === 41) clock += 1000
      return clock
    }
    expect(firstBroken(lanterns, noisy, { matches: 2 })).toBeUndefined()
    expect(noise).toBeGreaterThan(42)
  })
})

describe('a playout finds', () => {
  test.each(faults)('%s: %s', (property, _fault, broken) => {
    const found = firstBroken({ ...lanterns, ...broken }, () => clock)
    expect(found).toMatchObject({ property })
    expect(found?.what).not.toBe('')
    expect(found?.plan.seed).toMatch(/^toy/)
  })

  test('progress: a match that never ends', () => {
    const endless: Lanterns = {
      ...lanterns,
      decide: (state, seat, move) => {
        if (move.type === 'shine') throw new IllegalMove('lanterns/not-asked')
        return move.type === 'rest' ? [{ type: 'rested', seat }] : lanterns.decide(state, seat, move)
      },
      evolve: (state, event) => (event.type === 'rested' ? state : lanterns.evolve(state, event)),
      choices: (...given) => lanterns.choices(...given).filter(({ move }) => move.type !== 'shine'),
    }
    expect(firstBroken(endless, () => 0, { thorough: 0 })).toMatchObject({ property: 'progress', moves: 5000 })
  })

  test('a fault in each of the nine properties', () => {
    expect(new Set(faults.map(([property]) => property))).toEqual(new Set(properties))
  })
})
