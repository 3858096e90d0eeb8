import { describe, expect, test } from 'vitest'
import type { Game } from '../../../src/games/game.ts'
import { IllegalMove } from '../../../src/games/kit/illegal-move.ts'
import type { Event } from '../../../src/games/lanterns/events.ts'
import { lanterns } from '../../../src/games/lanterns/index.ts'
import type { State } from '../../../src/games/lanterns/state.ts'
import type { View } from '../../../src/games/lanterns/view.ts'
import { checkDraws } from '../../../src/games/playout/check-draws.ts'
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
  ['determinism', 'a view that differs the second time', { view: (...given) => counted(lanterns.view(...given)) }],
  [
    'determinism',
    'a form that differs the second time',
    { choices: (...given) => (calls++ % 2 ? lanterns.choices(...given).toReversed() : lanterns.choices(...given)) },
  ],
  [
    'determinism',
    'a move that causes something else the second time',
    {
      decide: (...given) =>
        lanterns
          .decide(...given)
          .map((event) => (event.type === 'revealed' ? { ...event, winner: calls++ % 2 } : event)),
    },
  ],
  [
    'determinism',
    'an opening that differs the second time',
    { opening: (setup) => ({ ...lanterns.opening(setup), rounds: 3 + (calls++ % 2) }) },
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
    'a limit on a field that the form does not have',
    {
      choices: (...given) =>
        lanterns
          .choices(...given)
          .map((choice) => ({ ...choice, limits: [{ terms: [{ field: 'cards', times: 1 }], atMost: 1 }] })),
    },
  ],
  [
    'choices',
    'an option that is there twice',
    {
      choices: (...given) =>
        lanterns.choices(...given).map((choice) => ({
          ...choice,
          fields: choice.fields.map((field) =>
            field.kind === 'one-of' ? { ...field, options: [...field.options, ...field.options] } : field,
          ),
        })),
    },
  ],
  [
    'choices',
    'a question of a kind that is not declared',
    { questions: { laying: lanterns.questions.laying ?? { numbered: true, usual: false, outOfTurn: false } } },
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
  [
    'secrecy',
    'a view that shows everybody every hand, though only its player hears of a card',
    { view: (state) => lanterns.view(state, 'administrator') },
  ],
  [
    'secrecy',
    'a draw that the view shows, and nobody hears of',
    { audience: (event) => (event.type === 'drawn' ? [] : lanterns.audience(event)) },
  ],
  [
    'secrecy',
    'a refusal that says where a hidden card lies',
    {
      decide: (state, seat, move) => {
        if (seat === 1 && move.type === 'lay' && state.phase === 'laying') throwIfLaid(state, move.card)
        return lanterns.decide(state, seat, move)
      },
    },
  ],
  [
    'secrecy',
    'a usual answer that depends on what another seat has laid',
    {
      questions: { ...lanterns.questions, laying: { numbered: true, usual: true, outOfTurn: false } },
      usual: (state, seat, question) => {
        const hand = state.seats[seat]?.hand ?? []
        const card = state.seats.some(({ laid }) => laid[0] === 3) ? hand[0] : hand.at(-1)
        return question.startsWith('laying') && card !== undefined ? { type: 'lay', card } : undefined
      },
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
  ['progress', 'a seat that is still asked after it gave up', { forfeit: (_, seat) => [{ type: 'committed', seat }] }],
  ['progress', 'a seat that cannot give up', { forfeit: () => [] }],
  [
    'progress',
    'places that do not begin with the first',
    { result: (state) => changed(state, (one) => ({ ...one, place: one.place + 1 })) },
  ],
  [
    'progress',
    'points that the score does not explain',
    { result: (state) => changed(state, (one) => ({ ...one, points: one.points + 1 })) },
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
    'purity',
    'a rule that changes what it was given, and then refuses',
    {
      decide: (state, seat, move) => {
        if (state.phase === 'laying' && move.type === 'rest') state.seats.reverse()
        return lanterns.decide(state, seat, move)
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
function counted(view: View): View {
  return { ...view, rounds: view.rounds + (calls++ % 2) }
}
function throwIfLaid({ seats }: State, card: number): void {
  const by = seats.findIndex(({ laid }) => laid[0] === card)
  const own = seats[1]?.hand ?? []
  if (!own.includes(card)) throw new IllegalMove('lanterns/not-in-hand', { card, by })
}
type Placing = NonNullable<ReturnType<Lanterns['result']>>['seats'][number]
function changed(state: State, by: (one: Placing) => Placing): ReturnType<Lanterns['result']> {
  const { result } = state
  return result ? { ...result, seats: result.seats.map(by) } : undefined
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

/** The position in which a lantern is drawn, and a game whose view shows nobody which lanterns there are. */
const drawing: State = {
  ...lanterns.opening({ seats: 2, options: { short: false } }),
  phase: 'drawing',
  winner: 0,
}
const dark: Lanterns = {
  ...lanterns,
  view: (state, viewer) => {
    const { bag, seats, ...seen } = lanterns.view(state, viewer)
    const none = { coins: 0, red: 0, blue: 0 }
    return { ...seen, bag: none, seats: seats.map((one) => ({ ...one, has: none })) }
  },
}

describe('draws', () => {
  test('given a draw that views hide, when all hear of it, then it is named', () => {
    expect(() => checkDraws(dark, drawing, 2, seededDice('draws'))).toThrow(
      /^the event drawn of a draw tells seat 0 what their view hides/,
    )
  })

  test('given a draw that views hide, when nobody hears of it, then nothing is at fault', () => {
    const silent: Lanterns = { ...dark, audience: () => [] }
    expect(() => checkDraws(silent, drawing, 2, seededDice('draws'))).not.toThrow()
  })

  test('given a draw that views show, when nobody hears of it, then the view is at fault', () => {
    const untold: Lanterns = { ...lanterns, audience: () => [] }
    expect(() => checkDraws(untold, drawing, 2, seededDice('draws'))).toThrow(
      /^seat 0 hears the same of another draw as of a draw, and sees something else/,
    )
  })

  test('given a draw from elsewhere, when it is made again, then it is not the same', () => {
    const loose: Lanterns = { ...lanterns, chance: (state) => (state.phase === 'drawing' ? [drawnByCount(state)] : []) }
    const found = () => {
      for (let again = 0; again < 3; again++) checkDraws(loose, drawing, 2, seededDice('draws', again))
    }
    expect(found).toThrow(/^the same dice draw something else the second time/)
  })
})

describe('a playout finds', () => {
  test.each(faults)('%s: %s', (property, _fault, broken) => {
    const found = firstBroken({ ...lanterns, ...broken }, () => clock)
    expect(found).toMatchObject({ property })
    expect(found?.what).not.toBe('')
    expect(found?.plan.seed).toMatch(/^toy/)
  })

  const said = (broken: Partial<Lanterns>) => firstBroken({ ...lanterns, ...broken }, () => clock)?.what

  test('a refused form, and says why the rules refuse the move', () => {
    const decide: Lanterns['decide'] = (state, seat, move) => {
      if (move.type === 'lay' && move.card === 3) throw new IllegalMove('lanterns/not-in-hand', { card: 3 })
      return lanterns.decide(state, seat, move)
    }
    expect(said({ decide })).toMatch(/\{"type":"lay","card":3\} is refused, lanterns\/not-in-hand \{"card":3\}/)
  })

  test('a hidden card in an event, and says whom which event tells it', () => {
    expect(said({ audience: () => 'all' })).toMatch(
      /^the event laid of \{"type":"lay","card":\d\} of seat \d tells (seat \d|a spectator) what their view hides/,
    )
  })

  test('what is no JSON, and says where', () => {
    const decide: Lanterns['decide'] = (...given) => [...lanterns.decide(...given), notJson()]
    expect(said({ decide })).toMatch(/^this does not survive JSON: the whole\/\d\/seat is -0/)
  })

  test('an error of the rules, and says where it was thrown', () => {
    const evolve: Lanterns['evolve'] = (state, event) => lanterns.evolve({ ...state, seats: JSON.parse('null') }, event)
    expect(said({ evolve })).toMatch(/^evolve threw: TypeError.* \(src\/games\/lanterns\/evolve\.ts:\d+:\d+\)$/)
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
