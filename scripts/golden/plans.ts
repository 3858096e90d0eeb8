import { allRules } from '../../src/games/earlier-rules.ts'
import type { Game } from '../../src/games/game.ts'

/** A match that is played once, from a fixed seed, and recorded for good. */
export interface Plan {
  readonly name: string
  readonly game: string
  /** The version of the rules with which it opens. */
  readonly by: number
  readonly seats: number
  readonly options: unknown
  /** The version after which this seat gives up. */
  readonly resigns?: { readonly seat: number; readonly after: number }
  /** The version after which a dispute freezes the match, or `over`; and the version to which the ruling goes back. */
  readonly rules?: { readonly after: number | 'over'; readonly to: number }
  /** The version after which the match moves to newer rules, and the number of those rules. */
  readonly goesOver?: { readonly after: number; readonly to: number }
}

/** In the order in which they were added: each seed follows from the index. */
const plans: readonly Plan[] = [
  { name: 'havana-1-two-seats', game: 'havana', by: 1, seats: 2, options: {} },
  { name: 'havana-1-three-seats-36-buildings', game: 'havana', by: 1, seats: 3, options: { buildings: 36 } },
  {
    name: 'havana-1-four-seats-one-leaves',
    game: 'havana',
    by: 1,
    seats: 4,
    options: {},
    resigns: { seat: 2, after: 40 },
  },
  { name: 'le-havre-1-short-alone', game: 'le-havre', by: 1, seats: 1, options: { length: 'short' } },
  { name: 'le-havre-1-short-three-seats', game: 'le-havre', by: 1, seats: 3, options: { length: 'short' } },
  {
    name: 'le-havre-1-full-two-seats-all-specials',
    game: 'le-havre',
    by: 1,
    seats: 2,
    options: { specials: 'base+promos+grand-hameau' },
  },
  { name: 'hamlet-1-two-seats', game: 'hamlet', by: 1, seats: 2, options: {} },
  {
    name: 'hamlet-1-three-seats-drawn-parallel-roads',
    game: 'hamlet',
    by: 1,
    seats: 3,
    options: { layout: 'drawn', parallelRoads: true, roundLimit: 20 },
  },
  {
    name: 'hamlet-1-four-seats-one-leaves',
    game: 'hamlet',
    by: 1,
    seats: 4,
    options: {},
    resigns: { seat: 1, after: 50 },
  },
  {
    name: 'havana-1-two-seats-rewound-and-corrected',
    game: 'havana',
    by: 1,
    seats: 2,
    options: {},
    rules: { after: 30, to: 24 },
  },
  {
    name: 'hamlet-1-two-seats-reopened',
    game: 'hamlet',
    by: 1,
    seats: 2,
    options: { roundLimit: 20 },
    rules: { after: 'over', to: 30 },
  },
  { name: 'le-havre-2-short-alone', game: 'le-havre', by: 2, seats: 1, options: { length: 'short' } },
  { name: 'le-havre-2-short-four-seats', game: 'le-havre', by: 2, seats: 4, options: { length: 'short' } },
  {
    name: 'le-havre-2-full-three-seats-all-specials',
    game: 'le-havre',
    by: 2,
    seats: 3,
    options: { specials: 'base+promos+grand-hameau', twoFrancInterest: true },
  },
  {
    name: 'le-havre-1-short-three-seats-goes-over-to-2',
    game: 'le-havre',
    by: 1,
    seats: 3,
    options: { length: 'short' },
    goesOver: { after: 60, to: 2 },
  },
  { name: 'le-havre-3-short-alone', game: 'le-havre', by: 3, seats: 1, options: { length: 'short' } },
  {
    name: 'le-havre-3-full-two-seats-all-specials',
    game: 'le-havre',
    by: 3,
    seats: 2,
    options: { specials: 'base+promos+grand-hameau' },
  },
  { name: 'le-havre-3-full-four-seats', game: 'le-havre', by: 3, seats: 4, options: {} },
  {
    name: 'le-havre-2-full-three-seats-goes-over-to-3',
    game: 'le-havre',
    by: 2,
    seats: 3,
    options: { specials: 'base+promos+grand-hameau' },
    goesOver: { after: 60, to: 3 },
  },
  {
    name: 'le-havre-4-full-two-seats-all-specials',
    game: 'le-havre',
    by: 4,
    seats: 2,
    options: { specials: 'base+promos+grand-hameau' },
  },
  {
    name: 'le-havre-3-full-three-seats-goes-over-to-4',
    game: 'le-havre',
    by: 3,
    seats: 3,
    options: { specials: 'base+promos+grand-hameau' },
    goesOver: { after: 60, to: 4 },
  },
  {
    // Seat 1, which has no loan, is asked before its supply.
    name: 'le-havre-5-full-four-seats',
    game: 'le-havre',
    by: 5,
    seats: 4,
    options: { specials: 'base+promos' },
  },
  {
    name: 'le-havre-4-full-three-seats-goes-over-to-5',
    game: 'le-havre',
    by: 4,
    seats: 3,
    options: { specials: 'base+promos+grand-hameau' },
    goesOver: { after: 60, to: 5 },
  },
]

/**
 * All plans. Rules without a plan, such as those of a new game, get one match with the fewest players and one with the
 * most; rules that are not the first also get one match that moves to them halfway.
 */
export function plansFor(games: Iterable<Game>): readonly Plan[] {
  return [
    ...plans,
    ...[...games].flatMap((game) => allRules(game).flatMap((by) => (isPlanned(game, by) ? [] : plain(game, by)))),
  ]
}

const isPlanned = ({ meta }: Game, by: number): boolean => plans.some((plan) => plan.game === meta.id && plan.by === by)

function plain({ meta: { id, seats } }: Game, by: number): Plan[] {
  const whole = [...new Set([seats.min, seats.max])].map(
    (many): Plan => ({
      name: `${id}-${by}-${many}-seats`,
      game: id,
      by,
      seats: many,
      options: {},
    }),
  )
  if (by === 1) return whole
  const over: Plan = {
    name: `${id}-${by - 1}-goes-over-to-${by}`,
    game: id,
    by: by - 1,
    seats: seats.min,
    options: {},
    goesOver: { after: 10, to: by },
  }
  return [...whole, over]
}
