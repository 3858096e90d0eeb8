import { randomInt } from 'node:crypto'
import { botOf } from '../../games/bots.ts'
import type { Game, Tagged } from '../../games/game.ts'
import { random } from '../../games/kit/bot.ts'
import type { Dice } from '../../games/kit/dice.ts'
import { hasUsual } from '../../games/questions.ts'
import type { LiveMatch } from '../record/live-matches.ts'
import type { MatchRecord, OpenRow } from '../record/record.ts'
import type { AtDeadline, Late } from '../time/pace.ts'
import { type DecisionKey, isClaimed } from './deadlines.ts'

/** The server's answer for a seat whose player does not decide. */
export interface DeadlineAnswer {
  readonly by: 'clock' | 'bot'
  /** The next move; undefined if there is none. */
  choose(live: LiveMatch): Tagged | undefined
}

/**
 * What happens at a decision's deadline, as the match agreed. If it agreed on usual answers and the question has none,
 * the match waits. A decision that nobody waits for gets the usual answer in any case.
 */
export function agreedFor(
  { game, late }: Pick<MatchRecord, 'late'> & { readonly game: Pick<Game, 'questions'> },
  { lapses, question }: Pick<OpenRow, 'lapses' | 'question'>,
): Late {
  const agreed = lapses ? 'usual' : late
  return agreed === 'usual' && !hasUsual(game, question) ? 'wait' : agreed
}

/** What happens at a decision's deadline: as agreed, unless the win is claimed. */
export const atDeadline = (record: MatchRecord, open: OpenRow): AtDeadline =>
  isClaimed(open) ? 'forfeit' : agreedFor(record, open)

/** The agreed answer; undefined if the match waits for the player or for a substitute. */
export function answerAs(late: Late, { seat, question }: DecisionKey): DeadlineAnswer | undefined {
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
