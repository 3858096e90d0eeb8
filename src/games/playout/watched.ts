import type { Game } from '../game.ts'
import type { Dice } from '../kit/dice.ts'
import { IllegalMove } from '../kit/illegal-move.ts'
import { seal } from './json.ts'
import { BrokenProperty, type Property } from './property.ts'

/** The rules of a game that are called while it is played. */
type Method = Exclude<
  keyof Game,
  | 'meta'
  | 'schemas'
  | 'questions'
  | 'reveals'
  | 'nouns'
  | 'unused'
  | 'byRules'
  | 'wording'
  | 'wordingOf'
  | 'components'
  | 'kinds'
  | 'rulebook'
  | 'problemSentences'
  | 'bots'
  | 'lesson'
>

/** The budgets in milliseconds on one core, for any reachable position. */
const budgets: Readonly<Partial<Record<Method, number>>> = { choices: 50, decide: 50 }
const usualBudget = 5
/** On a busy machine, any call is sometimes slow, so only the fastest of this many repeats counts. */
const repeats = 5
/** How often a call is repeated before it counts as too slow; by then, its code has been compiled. */
const repeatsInDoubt = 50

/** The property that a rule violates by throwing where it must not. */
const promises: Readonly<Record<Method, Property>> = {
  opening: 'progress',
  decide: 'choices',
  chance: 'progress',
  evolve: 'events',
  decisions: 'progress',
  choices: 'choices',
  audience: 'secrecy',
  view: 'secrecy',
  picture: 'events',
  imagine: 'secrecy',
  forfeit: 'progress',
  problems: 'conservation',
  result: 'progress',
  usual: 'choices',
}

/** A call: how long it took, in which match, and at which move. */
export interface Timing {
  readonly method: Method
  readonly milliseconds: number
  readonly seed: string
  readonly move: number
}

/** Records the slowest call of each kind over all matches. */
export interface Stopwatch {
  readonly now: () => number
  /** A clock that costs less and never shows less time: most calls are not slow even by this one. */
  readonly glance: () => number
  readonly slowest: Map<Method, Timing>
}

export function stopwatch(now: () => number, glance = now): Stopwatch {
  return { now, glance, slowest: new Map() }
}

/**
 * The same game with checks: what a call returns must be JSON and is frozen before it is passed on; no call may throw,
 * except that `decide` may throw IllegalMove; and none may take longer than its budget.
 */
export function watched(game: Game, watch: Stopwatch, where: () => { seed: string; move: number }): Game {
  function call<Value>(method: Method, work: (given: typeof seal) => Value): Value {
    const attempt = (now: Stopwatch['now']) => {
      const start = now()
      const outcome = outcomeOf(() => work(seal))
      return { outcome, took: now() - start }
    }
    const { outcome, took } = attempt(watch.glance)
    time(method, took, () => attempt(watch.now).took)
    if ('value' in outcome) return seal(outcome.value)
    if (outcome.error instanceof BrokenProperty) throw outcome.error
    if (outcome.error instanceof IllegalMove && method === 'decide') throw outcome.error
    const thawed = outcomeOf(() => work(structuredClone))
    const isRefusal = 'error' in thawed && thawed.error instanceof IllegalMove && method === 'decide'
    const said = `${String(outcome.error)}${placeOf(outcome.error)}`
    if ('value' in thawed || isRefusal) {
      throw new BrokenProperty('purity', `${method} changes what it was given: ${said}`, outcome.error)
    }
    throw new BrokenProperty(promises[method], `${method} threw: ${said}`, outcome.error)
  }

  function time(method: Method, took: number, again: () => number): void {
    const budget = budgets[method] ?? usualBudget
    const known = watch.slowest.get(method)?.milliseconds ?? 0
    let milliseconds = took
    const most = () => (milliseconds > budget ? repeatsInDoubt : repeats)
    for (let repeat = 1; repeat < most() && milliseconds > known; repeat++) {
      milliseconds = Math.min(milliseconds, again())
    }
    if (milliseconds <= known) return
    watch.slowest.set(method, { method, milliseconds, ...where() })
    if (milliseconds > budget) {
      throw new BrokenProperty('bounded work', `${method} took ${milliseconds.toFixed(1)} ms, more than ${budget} ms`)
    }
  }

  return {
    ...game,
    opening: (setup) => call('opening', (given) => game.opening(given(setup))),
    decide: (state, seat, move) => call('decide', (given) => game.decide(given(state), seat, given(move))),
    chance: (state, dice) => {
      const rewound = taped(dice)
      return call('chance', (given) => game.chance(given(state), rewound()))
    },
    evolve: (state, event) => call('evolve', (given) => game.evolve(given(state), given(event))),
    decisions: (state) => call('decisions', (given) => game.decisions(given(state))),
    choices: (state, seat) => call('choices', (given) => game.choices(given(state), seat)),
    audience: (event) => call('audience', (given) => game.audience(given(event))),
    view: (state, viewer) => call('view', (given) => game.view(given(state), viewer)),
    picture: (view, names, title) => call('picture', (given) => game.picture(given(view), names, title)),
    imagine: (view, dice) => {
      const rewound = taped(dice)
      return call('imagine', (given) => game.imagine(given(view), rewound()))
    },
    forfeit: (state, seat) => call('forfeit', (given) => game.forfeit(given(state), seat)),
    problems: (state) => call('problems', (given) => game.problems(given(state))),
    result: (state) => {
      // This and `usual` may return undefined.
      const { result } = call('result', (given) => ({ result: game.result(given(state)) ?? null }))
      return result ?? undefined
    },
    ...(game.usual && {
      usual: (state, seat, question) => {
        const { move } = call('usual', (given) => ({ move: game.usual?.(given(state), seat, question) ?? null }))
        return move ?? undefined
      },
    }),
  }
}

function outcomeOf<Value>(work: () => Value): { value: Value } | { error: unknown } {
  try {
    return { value: work() }
  } catch (error) {
    return { error }
  }
}

/** Where in the rules an error was thrown, if its stack says so. */
function placeOf(error: unknown): string {
  const place =
    error instanceof Error ? /\/(src\/games\/(?!playout\/)[^\s)?]+)/.exec(error.stack ?? '')?.[1] : undefined
  return place === undefined ? '' : ` (${place})`
}

/** Dice for a call that may be repeated: they give the same numbers each time. */
function taped(dice: Dice): () => Dice {
  const drawn: number[] = []
  return () => {
    let next = 0
    return {
      below(limit) {
        const number = drawn[next] ?? dice.below(limit)
        drawn[next++] = number
        return number
      },
    }
  }
}
