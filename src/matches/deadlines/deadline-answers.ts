import { randomInt } from 'node:crypto'
import { botOf } from '../../games/bots.ts'
import type { Game, Tagged } from '../../games/game.ts'
import { random } from '../../games/kit/bot.ts'
import type { Dice } from '../../games/kit/dice.ts'
import { hasUsual } from '../../games/questions.ts'
import type { MatchRecord, OpenRow } from '../record/record.ts'
import type { Table } from '../record/tables.ts'
import type { AtDeadline, Late } from '../time/pace.ts'
import { type Asked, isClaimed } from './deadlines.ts'

/** What answers for a seat whose player does not. */
export interface DeadlineAnswer {
  readonly by: 'clock' | 'bot'
  /** The next move; undefined where there is none. */
  choose(table: Table): Tagged | undefined
}

/**
 * What happens at a decision's deadline: what the match agreed; but where that is the usual answer and there is none to this
 * question, the match waits. What holds nobody up gets the usual answer in any case.
 */
export function agreedFor(
  { game, late }: Pick<MatchRecord, 'late'> & { readonly game: Pick<Game, 'questions'> },
  { lapses, question }: Pick<OpenRow, 'lapses' | 'question'>,
): Late {
  const agreed = lapses ? 'usual' : late
  return agreed === 'usual' && !hasUsual(game, question) ? 'wait' : agreed
}

/** What happens at a decision's deadline: what the match agreed, unless the win is claimed. */
export const atDeadline = (record: MatchRecord, open: OpenRow): AtDeadline =>
  isClaimed(open) ? 'forfeit' : agreedFor(record, open)

/** What was agreed, as an answer; undefined where nobody answers, and the seat's player is waited for, or replaced. */
export function answerAs(late: Late, { seat, question }: Asked): DeadlineAnswer | undefined {
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

/** A bot's answer: it sees what its seat may see, and no more. */
export const botFor = (seat: number): DeadlineAnswer => ({ by: 'bot', choose: (table) => botMove(table, seat) })

/** A bot's dice need not be shown again: its move stands in the journal. */
const dice: Dice = { below: (limit) => randomInt(limit) }

function botMove({ record, head }: Table, seat: number): Tagged {
  const { game } = record
  const bot = botOf(game, 'sensible') ?? random
  const move = bot({ view: game.view(head.state, seat), choices: game.choices(head.state, seat), seat, dice })
  return game.schemas.move.parse(move)
}
