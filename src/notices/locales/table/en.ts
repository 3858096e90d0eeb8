import { plural } from '../../../games/kit/plural.ts'
import type { TableWords } from './words.ts'

const free = plural('en', { one: 'free seat', other: 'free seats' })
const seats = plural('en', { one: 'seat', other: 'seats' })
const days = plural('en', { one: 'day', other: 'days' })

export const table: TableWords = {
  expiring: {
    subject: 'the match will be given up',
    open: (match, game, count, until) =>
      `The match “${match}” (${game}) has not filled: it has ${free(count)}. It will be given up on ${until} unless somebody joins before.`,
    invite: 'You can invite somebody, or look for another match to join.',
    running: (match, game, until) =>
      `Nothing has happened in the match “${match}” (${game}) for months. It will be given up on ${until}, without a result, unless somebody moves before.`,
    waitsFor: (names) => `It waits for ${names}.`,
  },
  closed: {
    cancelled: {
      subject: 'the match was cancelled',
      text: (match, game) => `The person who opened the match “${match}” (${game}) has cancelled it before it began.`,
    },
    expired: {
      subject: 'the match was given up',
      text: (match, game) => `The match “${match}” (${game}) did not fill in time and was given up before it began.`,
    },
  },
  removed: {
    subject: 'your seat was taken back',
    text: (match, game) =>
      `The person who opened the match “${match}” (${game}) has taken your seat back before it began. You are no longer in it.`,
  },
  wish: {
    subject: (game) => `Your wish for a match has expired: ${game}`,
    text: (game, count) =>
      `Not enough people wished for the same match as you in time: ${game}, ${seats(count)}. Your wish has expired.`,
    again: 'You can wish for it again.',
  },
  others: 'You can open a match of your own, or look for one to join.',
  proposal: {
    subject: {
      pause: 'a pause is proposed',
      resume: 'the end of the pause is proposed',
      end: 'the end of the match is proposed',
      'take-back': 'taking moves back is proposed',
      replace: 'a change of player is proposed',
      'new-rules': 'newer rules are proposed',
    },
    asks: (proposer, match, game) =>
      `${proposer} proposes something in the match “${match}” (${game}) and asks for your agreement.`,
    administratorsAsk: (match, game) =>
      `The administrators propose something in the match “${match}” (${game}) and ask for your agreement.`,
    what: 'What is proposed',
    terms: {
      pause: (count) =>
        `A pause of ${days(count)}: as soon as everybody has agreed, the clocks of the whole table stand still. Everybody can still move.`,
      resume: 'The end of the pause: as soon as everybody has agreed, the clocks go on.',
      end: 'The end of the match, without a result. Everything that was played stays in its journal.',
      takeBack: (version) => `Moves are taken back: the position is again that of version ${version} of the journal.`,
      replace: {
        bot: (name) => `A bot plays on for ${name}. The seat stays open to people who would like to take it over.`,
        person: (name) =>
          `The seat of ${name} is opened to a substitute: the person who takes it over plays on. If nobody has after three days, a bot does.`,
      },
      newRules: (rules, reason) =>
        `The match continues with version ${rules} of the rules of its game. What has been played stays as it is. Why: “${reason}”`,
    },
    consent: 'It takes effect once everybody who is asked has agreed. If anybody declines, nothing changes.',
    lapses: 'It lapses as soon as somebody moves.',
    how: 'Open the match to agree or to decline.',
    decided: {
      accepted: {
        subject: 'the proposal was accepted',
        own: (match, game) => `Your proposal in the match “${match}” (${game}) was accepted.`,
        other: (proposer, match, game) => `The proposal of ${proposer} in the match “${match}” (${game}) was accepted.`,
        administrators: (match, game) =>
          `The proposal of the administrators in the match “${match}” (${game}) was accepted.`,
      },
      declined: {
        subject: 'the proposal was declined',
        own: (match, game) => `Your proposal in the match “${match}” (${game}) was declined.`,
        other: (proposer, match, game) => `The proposal of ${proposer} in the match “${match}” (${game}) was declined.`,
        administrators: (match, game) =>
          `The proposal of the administrators in the match “${match}” (${game}) was declined.`,
      },
    },
    was: 'What was proposed',
    means: 'What it means now',
    changed: {
      pause: (until) => `The clocks stand still until ${until}.`,
      resume: 'The clocks go on.',
      end: 'The match is over. It has no result.',
      takeBack: 'The match goes on from that position. What was taken back stays in the journal.',
      replace: {
        bot: 'The bot plays from now on.',
        person: 'The seat is open now. If you know somebody who would like to play on, invite them.',
      },
      newRules: (rules) => `From now on the match is played by version ${rules} of the rules.`,
    },
    unchanged: 'Nothing changes: the match goes on as before.',
  },
  seatChanged: {
    welcome: {
      subject: 'welcome to the match',
      text: (before, match, game, seat) =>
        `Welcome to the match “${match}” (${game}). You hold seat ${seat} and play on for ${before}.`,
      turns: 'You get a mail when it is your turn.',
      journal: 'The page of the match shows what has happened so far.',
    },
    farewell: {
      subject: (successor) => `${successor} plays on for you`,
      text: (successor, match, game) =>
        `${successor} now holds your seat in the match “${match}” (${game}) and plays on for you.`,
      return: 'As long as the match goes on, you can take your seat back from the bot: open the match.',
      replaced: 'You no longer play in this match and get no more mails about it. You can go on watching it.',
    },
    others: {
      subject: (successor, before) => `${successor} plays on for ${before}`,
      text: (successor, before, match, game, seat) =>
        `In the match “${match}” (${game}), ${successor} now holds seat ${seat}, which ${before} held before.`,
      open: 'The seat stays open: somebody may take it over from the bot.',
    },
  },
  orders: {
    subject: 'your standing orders were cancelled',
    text: (match, game) => `A standing order of yours in the match “${match}” (${game}) could not be carried out.`,
    why: {
      condition: 'One of its conditions does not hold.',
      refused: 'The rules refuse its move.',
    },
    all: 'So all standing orders of your seat were cancelled: the other orders may have depended on it.',
    again: 'You decide yourself now.',
  },
}
