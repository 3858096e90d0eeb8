import type { PageWords } from './words.ts'

export const page: PageWords = {
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
    again: 'Get them again, at once or once a day',
    invitations: {
      question: (address) => `Do you want no more invitations from this server to ${address}?`,
      done: (address) => `${address} gets no more invitations from this server.`,
    },
  },
}
