import { randomBytes } from 'node:crypto'
import { Command } from 'commander'
import type { Language } from '../../games/kit/wording.ts'
import { seededDice } from '../../games/playout/seeded-dice.ts'
import { settle } from '../../games/playout/turn.ts'
import { writePosition } from '../../games/position.ts'
import { gameNamed, optionsOf, seatCount } from '../input.ts'
import { languageOption, seatNames } from '../language.ts'

interface OpenOptions {
  readonly game: string
  readonly seats: string
  readonly seed?: string
  readonly options: string
  readonly language: Language
}

export const open = new Command('open')
  .description('Print an opening position: the position file on stdout, its description in words on stderr.')
  .requiredOption('--game <game>', 'the game, such as havana')
  .requiredOption('--seats <number>', 'the number of players')
  .option('--seed <text>', 'the same seed gives the same position (default: a random one)')
  .option('--options <json>', 'options of the game', '{}')
  .addOption(languageOption())
  .option('--json', 'print only the position file')
  .action((given: OpenOptions & { json?: true }) => {
    const game = gameNamed(given.game)
    const setup = { seats: seatCount(game, given.seats), options: optionsOf(game, given.options) }
    const dice = seededDice(given.seed ?? randomBytes(16).toString('hex'), 'open')
    const { state } = settle(game, game.opening(setup), [], dice)
    console.log(JSON.stringify(writePosition(game, state), null, 2))
    if (given.json) return
    const wording = game.wordingOf(state, given.language)
    const lines = wording.position(game.view(state, 'spectator'), seatNames(given.language))
    console.error(lines.join('\n'))
  })
