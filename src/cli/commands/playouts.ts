import { randomInt } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { Command } from 'commander'
import { type Playout, playout } from '../../games/playout/playout.ts'
import { stopwatch } from '../../games/playout/watched.ts'
import { byRules, gameNamed, wholeNumber } from '../input.ts'
import { type Answering, answer, answerNo } from '../output.ts'
import { argumentsFor, type PlanOptions, planner } from '../playouts/plans.ts'
import { inWords, summarize } from '../playouts/summary.ts'
import { loggedProgress } from '../progress.ts'

interface PlayoutOptions extends Answering, PlanOptions {
  readonly game: string
  readonly matches: string
  readonly seed?: string
  readonly rules?: string
}

export const playouts = new Command('playouts')
  .description(
    'Let bots play whole matches and check the nine properties of the Game contract; stop at the first violation.',
  )
  .requiredOption('--game <game>', 'the game, such as havana')
  .option('--matches <number>', 'the number of matches', '1000')
  .option('--seats <number>', 'the number of players (default: chosen by the seed)')
  .option('--bots <names>', 'the bots: random or sensible, one for all seats or one for each (default: random)')
  .option('--rules <version>', 'the version of the rules (default: the newest)')
  .option('--seed <number>', 'the seed of the first match; each further match has the next (default: random)')
  .option('--options <json>', 'options of the game (default: chosen by the seed)')
  .option('--thorough <share>', 'the share of positions that also get the costly checks, from 0 to 1', '0.02')
  .option('--json', 'answer as JSON')
  .action(async (given: PlayoutOptions) => {
    const game = byRules(gameNamed(given.game), given.rules)
    const matches = wholeNumber('--matches', given.matches, 1)
    const first = given.seed === undefined ? randomInt(2 ** 31) : wholeNumber('--seed', given.seed, 0, 2 ** 47)
    const planned = planner(game, given)
    const watch = stopwatch(() => performance.now())
    const bar = loggedProgress('matches')
    const held: Extract<Playout, { outcome: 'held' }>[] = []
    try {
      for (let done = 0; done < matches; done++) {
        const played = playout(game, planned(first + done), watch)
        if (played.outcome === 'broken') {
          bar.stop()
          const again = shellCommand(argumentsFor(game, played.plan))
          answerNo(given, { ...played, again }, brokenInWords(played, again))
          return
        }
        held.push(played)
        bar.reached(done + 1, matches)
        await setImmediate() // lets the bar be drawn and Ctrl-C be handled
      }
    } finally {
      bar.stop()
    }
    const summary = summarize(held, watch)
    answer(given, { outcome: 'held', firstSeed: first, ...summary }, [`First seed: ${first}`, ...inWords(summary)])
  })

function brokenInWords(
  { plan, moves, property, what }: Extract<Playout, { outcome: 'broken' }>,
  again: string,
): string[] {
  const { seed, seats, options, leavers } = plan
  return [
    `Broken: ${property}: ${what}`,
    `Seed ${seed}, ${seats} seats, options ${JSON.stringify(options)}, ${leavers ? 'with' : 'without'} leavers, after move ${moves}.`,
    `To reproduce it: ${again}`,
  ]
}

/** Arguments as they are typed into a shell. */
function shellCommand(args: readonly string[]): string {
  return ['npm run playouts --', ...args.map((arg) => (/^[\w.-]+$/.test(arg) ? arg : `'${arg}'`))].join(' ')
}
