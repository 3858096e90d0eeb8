import type { PageWords } from './words.ts'

export const page: PageWords = {
  link: {
    title: {
      confirm: 'Confirm your address',
      'sign-in': 'Sign in to Paquebot',
      'change-address': 'Confirm your new address',
    },
    button: { confirm: 'Confirm', 'sign-in': 'Sign in', 'change-address': 'Confirm' },
    done: {
      confirm: 'Your address is confirmed. You can sign in now.',
      'sign-in': 'You are signed in on this page.',
      'change-address': 'Your new address is confirmed. Mails go there from now on.',
    },
    failed: 'That did not work.',
    withoutScript: 'This page needs JavaScript. The mail also says what to send to the API instead.',
  },
  match: {
    title: 'A match at Paquebot',
    failed: 'That did not work.',
    withoutScript: 'This page needs JavaScript.',
    signIn: 'Sign in',
    register: 'Make an account',
    registered: 'A mail is on its way. Open the link in it to confirm your address, then come back to this page.',
    email: 'Mail address',
    password: 'Password',
    name: 'Name',
    join: 'Join the match',
    joined: 'You have a seat. You get a mail when the match begins and when it is your turn.',
    takeSeat: 'Take over the seat of',
    happened: 'What happened last',
    proposals: 'Proposals',
    agree: 'Agree',
    decline: 'Decline',
    disputes: 'Disputes',
    answer: 'Comment on this dispute',
    comment: 'Your comment',
    colon: ': ',
    yourMatches: 'Your matches',
    noMatches: 'You play in no match at present.',
  },
  head: {
    title: 'Proof of a journal',
    text: 'With this, the server signed the state of a match’s journal. Nobody can rewrite that history unnoticed.',
    keep: 'Keep the mail. Download the journal later, and `paquebot verify --head` shows whether both agree.',
  },
  unsubscribe: {
    title: 'Mails about matches',
    question: (kinds) => `Do you want no more mails of this kind: ${kinds}?`,
    button: 'No more mails',
    done: (kinds) => `You will get no more mails of this kind: ${kinds}.`,
    again: 'To get them again, at once or once a day, set “mails” in your account (PATCH /v1/account).',
    invitations: {
      question: (address) => `Do you want no more invitations from this server to ${address}?`,
      done: (address) => `${address} gets no more invitations from this server.`,
    },
  },
}
