import { plural } from '../../../games/kit/plural.ts'
import type { AbsenceWords } from './words.ts'

const decisions = plural('en', { one: 'decision', other: 'decisions in a row' })

export const absence: AbsenceWords = {
  opened: {
    own: {
      subject: 'your seat is open to a substitute',
      text: (match, game, missed) =>
        `You have missed ${decisions(missed)} in the match “${match}” (${game}). Your seat is open to a substitute now; if nobody has taken it after three days, a bot plays on.`,
      back: 'As soon as you make a move yourself, the seat is yours alone again.',
    },
    other: {
      subject: (player) => `the seat of ${player} is open to a substitute`,
      text: (player, match, game, missed) =>
        `${player} has missed ${decisions(missed)} in the match “${match}” (${game}). The seat is open to a substitute now; if nobody has taken it after three days, a bot plays on.`,
      next: 'If you know somebody who would like to play on, invite them. A move that its player makes closes the seat again.',
    },
  },
  willOpen: {
    subject: 'what happens when somebody stays away',
    text: (match, game, missed) =>
      `The match “${match}” (${game}) has a new rule: when a player misses ${decisions(missed)}, the seat opens to a substitute, and three days later to a bot, whatever the match agreed for late decisions.`,
    next: 'One move by the player resets the count. Nothing else changes.',
  },
  claimed: {
    subject: 'the win is claimed: your last deadline',
    text: (claimant, match, game) => `You are late in the match “${match}” (${game}), and ${claimant} claims the win.`,
    until: (deadline) =>
      `If you decide by ${deadline}, the match goes on as before. Otherwise it ends then: your seat is given up, and the match is won by forfeit. A rated match counts.`,
  },
  offer:
    'You can wait; propose that a substitute or a bot plays on; or claim the win: then the other player gets a second and last deadline.',
  forfeit: 'The win is claimed: after that, your seat is given up, and the match is won by forfeit.',
}
