import { randomBytes } from 'node:crypto'
import { Command } from 'commander'
import type { Game, Tagged } from '../../games/game.ts'
import { bySchema } from '../../games/kit/by-schema.ts'
import type { Language } from '../../games/kit/wording.ts'
import { seededDice } from '../../games/playout/seeded-dice.ts'
import { settle } from '../../games/playout/turn.ts'
import { writePosition } from '../../games/position.ts'
import { attempt } from '../../journal/refusal.ts'
import { linesOf, parseJson, seatOf } from '../input.ts'
import { languageOption, seatNames } from '../language.ts'
import { type Answering, answer, answerNo } from '../output.ts'
import { positionIn, positionOption, usualSeed } from '../position-file.ts'
import { WrongUsage } from '../wrong-usage.ts'

interface TryOptions extends Answering {
  readonly position: string
  readonly seat: string
  readonly move: string
  readonly seed?: string
  readonly language: Language
}

export const tryMove = new Command('try')
  .description('Make a move in a position: print what happens and the new position, or why the rules refuse it.')
  .addOption(positionOption())
  .requiredOption('--seat <number>', 'the seat that moves, numbered from 0')
  .requiredOption('--move <json>', 'the move, as in the examples that choices prints')
  .option('--seed <text>', 'the same seed gives the same draws (default: a random one)')
  .addOption(languageOption())
  .option('--json', 'answer as JSON: the events, and the new position as a position file')
  .action((given: TryOptions) => {
    const position = positionIn(given.position, given, given.seed ?? usualSeed)
    if (position === undefined) return
    const { game, state, due, seats } = position
    const seat = seatOf('--seat', given.seat, seats)
    const wording = game.wordingOf(state, given.language)
    const names = seatNames(given.language)

    const move = moveOf(game, given.move, given.language)
    const decided = attempt(0, () => game.decide(state, seat, move))
    if (decided.outcome === 'refused') {
      const { code, params } = decided
      const sentence = wording.refusal(code.replace(`${game.meta.id}/`, ''), params, names)
      answerNo(given, { problem: { code, params, sentence } }, [sentence, code])
      return
    }
    const dice = seededDice(given.seed ?? randomBytes(16).toString('hex'), 'try')
    const { events: caused, state: after } = settle(game, state, decided.events, dice)
    const events = [...due, ...caused]
    answer(given, { events, position: writePosition(game, after) }, [
      ...events.map((event) => wording.event(event, names)).filter((sentence) => sentence !== ''),
      '',
      ...wording.position(game.view(after, 'administrator'), names),
    ])
  })

function moveOf(game: Game, json: string, language: Language): Tagged {
  const read = bySchema(game.schemas.move, parseJson('--move', json))
  if (read.success) return read.data
  const lines = linesOf(read.wrongs, 'move', language)
  throw new WrongUsage(`--move is not a move of ${game.meta.id}`, lines)
}
