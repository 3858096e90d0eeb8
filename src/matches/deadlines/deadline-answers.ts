import { randomInt } from 'node:crypto'
import { botOf } from '../../games/bots.ts'
import type { Tagged } from '../../games/game.ts'
import { random } from '../../games/kit/bot.ts'
import type { Dice } from '../../games/kit/dice.ts'
import type { LiveMatch } from '../record/live-matches.ts'
import type { Late } from '../time/pace.ts'
import type { DecisionKey } from './deadlines.ts'

/** The server's answer for a seat whose player does not decide. */
export interface DeadlineAnswer {
  readonly by: 'clock' | 'bot'
  /** The next move; undefined if there is none. */
  choose(live: LiveMatch): Tagged | undefined
}

/** The agreed answer; undefined if the match waits for the player or for a substitute. */
export function agreedAnswer(late: Late, { seat, question }: DecisionKey): DeadlineAnswer | undefined {
  switch (late) {
    case 'wait':
    case 'substitute':
      return undefined
    case 'usual':
      return { by: 'clock', choose: ({ record, head }) => record.game.usual?.(head.state, seat, question) }
    case 'bot':
      return botFor(seat)
  }
}

/** A bot's answer. It sees only what its seat may see. */
export const botFor = (seat: number): DeadlineAnswer => ({ by: 'bot', choose: (live) => botMove(live, seat) })

/** A bot's dice need not be reproducible: the journal holds its move. */
const dice: Dice = { below: (limit) => randomInt(limit) }

function botMove({ record, head }: LiveMatch, seat: number): Tagged {
  const { game } = record
  const bot = botOf(game, 'sensible') ?? random
  const move = bot({ view: game.view(head.state, seat), choices: game.choices(head.state, seat), seat, dice })
  return game.schemas.move.parse(move)
}
