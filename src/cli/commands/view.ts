import { Command } from 'commander'
import type { Language } from '../../games/kit/wording.ts'
import { viewerOf } from '../input.ts'
import { languageOption, seatNames } from '../language.ts'
import { type Answering, answer } from '../output.ts'
import { positionIn, positionOption, seedOption } from '../position-file.ts'

interface ViewOptions extends Answering {
  readonly position: string
  readonly seed: string
  readonly as: string
  readonly language: Language
}

export const view = new Command('view')
  .description('Print a position as one viewer sees it.')
  .addOption(positionOption())
  .addOption(seedOption())
  .requiredOption('--as <viewer>', 'a seat, numbered from 0; spectator; or administrator')
  .addOption(languageOption())
  .option('--json', 'answer as JSON')
  .action((given: ViewOptions) => {
    const position = positionIn(given.position, given, given.seed)
    if (position === undefined) return
    const { game, state, seats } = position
    const seen = game.view(state, viewerOf(given.as, seats))
    answer(given, seen, game.wordingOf(state, given.language).position(seen, seatNames(given.language)))
  })
