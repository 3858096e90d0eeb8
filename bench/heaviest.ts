// npm run bench:heaviest: plays random matches of each game in memory, and says how many of them a core plays in a second,
// and how long choices and dry runs take at the heaviest positions. --matches: how many of each game (100).
import { parseArgs } from 'node:util'
import { catalogue } from '../src/games/catalogue.ts'
import type { Game, Seat, Tagged } from '../src/games/game.ts'
import { dryRun } from '../src/journal/dry-run.ts'
import type { Head } from '../src/journal/head.ts'
import { patchBetween } from '../src/matches/replay/patch.ts'
import { processorMilliseconds } from './processor.ts'
import { randomMatch } from './random-match.ts'

const heaviest = 100
/** What is timed is timed this often, and the fastest counts: garbage of earlier work is collected at any time. */
const tries = 5

const { values: options } = parseArgs({ options: { matches: { type: 'string', default: '100' } } })

/** Somebody who owes a decision, and how long their choices took at the first look. */
interface Position {
  readonly head: Head
  readonly seat: Seat
  readonly taken: number
}

for (const game of catalogue.values()) {
  const { positions, perSecond } = played(game, Number(options.matches))
  const choices = positions.map(({ head, seat }) => milliseconds(() => game.choices(head.state, seat)))
  const dryRuns = positions.flatMap(({ head, seat }) =>
    game.choices(head.state, seat).map(({ example }) => {
      const move = game.schemas.move.parse(example)
      return milliseconds(() => tried(game, head, seat, move))
    }),
  )
  console.log(
    `${game.meta.title}: ${perSecond.toFixed(1)} random matches a second of processor; ` +
      `at the ${positions.length} heaviest positions of ${options.matches} matches, ` +
      `choices ${p99(choices).toFixed(1)} ms (p99), ` +
      `dry runs with patch and choices ${p99(dryRuns).toFixed(1)} ms (p99 of ${dryRuns.length})`,
  )
}

/** What a dry run answers: what changes in the view, and what could be done then. */
function tried(game: Game, head: Head, seat: Seat, move: Tagged): unknown {
  const outcome = dryRun(game, head, { seat, moves: [move], withChoices: true })
  return outcome.outcome === 'refused' ? outcome : patchBetween(game.view(head.state, seat), outcome.view)
}

function played(game: Game, matches: number): { readonly positions: readonly Position[]; readonly perSecond: number } {
  const { min, max } = game.meta.seats
  let playing = 0
  let positions: Position[] = []
  for (let number = 0; number < matches; number++) {
    let heads: readonly Head[] = []
    playing += processorMilliseconds(() => {
      heads = randomMatch(game, min + (number % (max - min + 1)), number)
    })
    const owed = heads.flatMap((head) => {
      const [decision] = head.decisions
      return decision === undefined ? [] : [{ head, seat: decision.seat }]
    })
    const looked = owed.map(({ head, seat }) => ({
      head,
      seat,
      taken: milliseconds(() => game.choices(head.state, seat), 2),
    }))
    positions = [...positions, ...looked].toSorted((one, other) => other.taken - one.taken).slice(0, heaviest)
  }
  return { positions, perSecond: (1000 * matches) / playing }
}

/** Processor milliseconds for one call: the least of a few. */
function milliseconds(work: () => unknown, times = tries): number {
  return Math.min(...Array.from({ length: times }, () => processorMilliseconds(work)))
}

function p99(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN
}
