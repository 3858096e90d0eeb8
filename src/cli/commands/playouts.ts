import { randomInt } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { Command } from 'commander'
import { type Playout, playout } from '../../games/playout/playout.ts'
import { stopwatch } from '../../games/playout/watched.ts'
import { byRules, gameNamed, wholeNumber } from '../input.ts'
import { type Answering, answer, answerNo } from '../output.ts'
import { argumentsFor, type PlanOptions, planner } from '../playouts/plans.ts'
import { progress } from '../playouts/progress.ts'
import { inWords, summarize } from '../playouts/summary.ts'

interface PlayoutOptions extends Answering, PlanOptions {
  readonly game: string
  readonly matches: string
  readonly seed?: string
  readonly rules?: string
}

export const playouts = new Command('playouts')
  .description(
    'Play whole matches by bots and hold the nine properties of the Game contract; stop at the first broken.',
  )
  .requiredOption('--game <game>', 'the game, as havana')
  .option('--matches <number>', 'how many', '1000')
  .option('--seats <number>', 'how many play (default: any number, by the seed)')
  .option('--bots <names>', 'who plays: random or sensible, one for all or one for each seat (default: random)')
  .option('--rules <version>', 'the version of the rules (default: the newest)')
  .option('--seed <number>', 'of the first match; each further match has the next (default: a random one)')
  .option('--options <json>', 'options of the game (default: any, by the seed)')
  .option('--thorough <share>', 'the share of positions that get the costly checks too, from 0 to 1', '0.02')
  .option('--json', 'answer as JSON')
  .action(async (given: PlayoutOptions) => {
    const game = byRules(gameNamed(given.game), given.rules)
    const matches = wholeNumber('--matches', given.matches, 1)
    const first = given.seed === undefined ? randomInt(2 ** 31) : wholeNumber('--seed', given.seed, 0, 2 ** 47)
    const planned = planner(game, given)
    const watch = stopwatch(() => performance.now())
    const bar = progress(matches)
    const held: Extract<Playout, { outcome: 'held' }>[] = []
    for (let done = 0; done < matches; done++) {
      const played = playout(game, planned(first + done), watch)
      if (played.outcome === 'broken') {
        bar.stop()
        const again = shellCommand(argumentsFor(game, played.plan))
        answerNo(given, { ...played, again }, brokenInWords(played, again))
        return
      }
      held.push(played)
      bar.done(done + 1)
      await setImmediate() // lets the bar be drawn, and Ctrl-C be heard
    }
    bar.stop()
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
    `Show it again: ${again}`,
  ]
}

/** As it is typed into a shell. */
function shellCommand(args: readonly string[]): string {
  return ['npm run playouts --', ...args.map((arg) => (/^[\w.-]+$/.test(arg) ? arg : `'${arg}'`))].join(' ')
}
