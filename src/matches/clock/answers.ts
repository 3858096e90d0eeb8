import { randomInt } from 'node:crypto'
import { botOf } from '../../games/bots.ts'
import type { Tagged } from '../../games/game.ts'
import { random } from '../../games/kit/bot.ts'
import type { Dice } from '../../games/kit/dice.ts'
import type { Answering } from '../play.ts'
import type { Table } from '../tables.ts'
import type { Asked } from './deadlines.ts'

/** `lapses`: nobody is held up by the question, so that nobody needs a vacation for it. */
export type Answer = Answering & { readonly lapses?: boolean }

/** What the match agreed to do at a deadline, as an answer in its seat's place; undefined where it waits. */
export function answerTo({ record, head }: Table, { seat, question }: Asked): Answer | undefined {
  const asked = record.game.decisions(head.state).find((open) => open.seat === seat && open.question === question)
  if (asked?.lapses === true) return { ...usual(seat, question), lapses: true }
  switch (record.late) {
    case 'wait':
      return undefined
    case 'usual':
      return usual(seat, question)
    case 'bot':
      return { by: 'bot', choose: (table) => botMove(table, seat) }
  }
}

const usual = (seat: number, question: string): Answering => ({
  by: 'clock',
  choose: ({ record, head }) => record.game.usual?.(head.state, seat, question),
})

/** A bot's dice need not be shown again: its move stands in the journal. */
const dice: Dice = { below: (limit) => randomInt(limit) }

/** What the game's own bot would do, which sees what its seat may see and no more. */
function botMove({ record, head }: Table, seat: number): Tagged {
  const { game } = record
  const bot = botOf(game, 'sensible') ?? random
  const move = bot({ view: game.view(head.state, seat), choices: game.choices(head.state, seat), seat, dice })
  return game.schemas.move.parse(move)
}
