import { plural } from '../../games/kit/plural.ts'
import { absence } from './absence/en.ts'
import { access } from './access/en.ts'
import { chat } from './chat/en.ts'
import { client } from './client/en.ts'
import { dispute } from './dispute/en.ts'
import { page } from './page/en.ts'
import { table } from './table/en.ts'
import { talk } from './talk/en.ts'
import { webhook } from './webhook/en.ts'
import type { Words } from './words.ts'

const points = plural('en', { one: 'point', other: 'points' })
const seats = plural('en', { one: 'seat', other: 'seats' })
const events = plural('en', { one: 'earlier event is', other: 'earlier events are' })
const waiting = plural('en', { one: 'match waits', other: 'matches wait' })
const pieces = plural('en', { one: 'piece of news', other: 'pieces of news' })

export const en: Words = {
  hello: (name) => `Hello ${name},`,
  helloStranger: 'Hello,',
  ignore: 'If you did not ask for this, ignore this mail: nothing will happen.',
  validUntil: (time) => `The link works once, until ${time}.`,
  confirmAddress: {
    subject: 'Confirm your address for Paquebot',
    text: 'Welcome to Paquebot. Please confirm that this address is yours.',
    link: 'Confirm the address:',
  },
  signInLink: {
    subject: 'Your link to sign in to Paquebot',
    text: 'With this link you sign in without a password.',
    link: 'Sign in:',
  },
  changeAddress: {
    subject: 'Confirm your new address for Paquebot',
    text: 'You asked for your Paquebot mails to go to this address from now on.',
    link: 'Confirm the new address:',
  },
  addressChanged: {
    subject: 'Your address at Paquebot was changed',
    text: 'Your Paquebot account now has another address. This one gets no more mails.',
    advice: 'If it was not you, somebody else has had access to your account: write to the people who run this server.',
  },
  alreadyRegistered: {
    subject: 'You already have an account at Paquebot',
    text: 'Somebody, probably you, tried to register at Paquebot with this address. It has an account already.',
    advice: 'Sign in with your password, or ask for a link by mail. If it was not you, there is nothing to do.',
  },
  passwordChanged: {
    subject: 'Your password at Paquebot was changed',
    text: 'The password of your Paquebot account has just been changed.',
    advice: 'If it was not you, ask for a link to sign in, set a new password, and sign out everywhere.',
  },
  passwordGuessed: {
    subject: 'Somebody is guessing the password of your Paquebot account',
    text: 'Many wrong passwords have been tried for your account from places where you have never signed in. None of them was right. For now, signing in from a new place needs a link by mail; where you have signed in before, nothing changes.',
    advice:
      'There is nothing you have to do. If your password is short, or you use it elsewhere too, choose a better one.',
  },
  invited: {
    somebody: 'Somebody',
    refuse: 'To get no more invitations from this server:',
    subject: (inviter, match) => `${inviter} invites you to a match: ${match}`,
    text: (inviter, match, game) => `${inviter} invites you to play ${game} in the match “${match}”.`,
    seats: (count) => `The match has ${seats(count)} and is played over days: you get a mail when it is your turn.`,
    underWay: 'The match is under way: a seat is open to a substitute, who plays on from the present position.',
    rematch: 'It is a rematch: the same game again, with the people of an earlier match.',
    link: 'See the match and join it:',
    how: 'You need an account on this server to join. If you do not know the sender, ignore this mail.',
  },
  match: {
    subject: (match, game, news) => `${match} (${game}): ${news}`,
    open: 'Open the match:',
    pass: 'The link signs you in for this match alone. Keep it to yourself.',
    look: 'See the match:',
    judge: 'Judge the dispute:',
    proof: 'Proof of the present state of the journal:',
    unsubscribe: (kind) => `To get no more mails of this kind (${kind}):`,
    again: 'To get them again, at once or once a day:',
  },
  kinds: {
    turns: 'your turns',
    reminders: 'approaching deadlines',
    messages: 'messages from the table',
    table: 'other news of your matches',
  },
  merged: {
    turns: (count) => `${waiting(count)} for you`,
    news: (count) => `${pieces(count)} from your matches`,
  },
  started: {
    subject: 'the match has begun',
    yourTurn: 'the match has begun, and it is your turn',
    text: (match, game) => `The match “${match}” (${game}) has begun.`,
    seats: 'Who sits where',
    seat: (number, name) => `Seat ${number}: ${name}`,
    first: (names) => `First to decide: ${names}.`,
  },
  turn: {
    subject: 'your turn',
    text: (match, game, since) => `The match “${match}” (${game}) has been waiting for you since ${since}.`,
    until: (time) => `You have until ${time}.`,
    asked: 'What is asked of you',
    happened: 'What happened since your last decision',
    happenedSinceLook: 'What happened since you last looked',
    nothing: 'Nothing.',
    earlier: (count) => `${events(count)} not listed here; the journal of the match has them.`,
    position: 'The position',
  },
  near: {
    subject: 'your deadline is near',
    text: (match, game, until) => `The match “${match}” (${game}) waits for your decision until ${until}.`,
    afterwards: {
      wait: 'After that, everybody at the table is notified, and the match goes on waiting for you.',
      usual: 'After that, the game’s usual answer is given for you.',
      bot: 'After that, a bot decides for you.',
      substitute:
        'After that, your seat is open to a substitute: you can still decide as long as nobody has taken it. After three days a bot plays on.',
      vacation: 'After that, as you have set, your vacation begins automatically, and the deadline moves.',
    },
  },
  vacation: {
    own: {
      subject: 'your vacation has begun',
      text: (match, game, until) =>
        `The time for your decision in the match “${match}” (${game}) was over. So, as you have set, your vacation has begun automatically: up to and including ${until}, your clocks stand still in all your matches. The tables that wait for you are notified.`,
      deadline: (time) => `After that, you have until ${time}. You can decide earlier, at any time.`,
      end: 'You can end the vacation in your account: then it lasts until midnight.',
    },
    other: {
      subject: (name) => `${name} is on vacation`,
      text: (name, match, game, until) =>
        `The match “${match}” (${game}) waits for ${name}, who is on vacation up to and including ${until}. The vacation has begun automatically, and its days are taken from a yearly allowance.`,
      deadline: (time) => `There is time for the decision until ${time}.`,
    },
  },
  missed: {
    own: {
      subject: 'the match waits for you',
      text: (match, game, deadline) =>
        `The time for your decision in the match “${match}” (${game}) ended on ${deadline}.`,
      waits: 'The match waits: you can still decide. The others at the table have been notified.',
      offered:
        'Your seat is open to a substitute now: you can still decide as long as nobody has taken it. After three days a bot plays on. The others at the table have been notified.',
    },
    other: {
      subject: (late) => `the match waits for ${late}`,
      text: (late, match, game, deadline) =>
        `The match “${match}” (${game}) waits for ${late}: the time for the decision ended on ${deadline}.`,
      asked: (late) => `What is asked of ${late}`,
      waits: 'Nobody decides in their place: the match waits.',
      offered:
        'The seat is open to a substitute now: the person who takes it over plays on. After three days, a bot does. If you know somebody who would like to, invite them.',
    },
  },
  decided: {
    subject: 'a decision was made for you',
    text: (match, game) => `The time for your decision in the match “${match}” (${game}) was over.`,
    by: {
      clock: (time) => `The game’s usual answer was given for you on ${time}.`,
      bot: (time) => `A bot decided for you on ${time}.`,
    },
    asked: 'What was asked of you',
    done: 'What happened then',
    hours:
      'In your account you can set the hours when your clock stands still, vacations, and reminders before a deadline.',
  },
  ended: {
    subject: 'the match is over',
    text: (match, game) => `The match “${match}” (${game}) is over.`,
    result: 'The result',
    place: (place, name, score) => `${place}. ${name}: ${points(score)}`,
    line: (label, score) => `${label}: ${score}`,
    seed: 'The seed of the dice is public now: every draw can be checked.',
  },
  aborted: {
    subject: 'the match was broken off',
    text: {
      administrator: (match, game) =>
        `The match “${match}” (${game}) was broken off by an administrator. It has no result.`,
      ruling: (match, game) =>
        `The match “${match}” (${game}) was annulled by a ruling on a dispute. It has no result.`,
      agreement: (match, game) =>
        `Those who still played in the match “${match}” (${game}) agreed to end it. It has no result.`,
      abandoned: (match, game) =>
        `Nothing had happened in the match “${match}” (${game}) for months, so it was broken off. It has no result.`,
    },
    kept: 'Everything that was played stays in its journal.',
  },
  table,
  dispute,
  absence,
  talk,
  webhook,
  chat,
  client,
  access,
  page,
}
