import type { AccessWords } from './words.ts'

export const access: AccessWords = {
  token: {
    subject: 'A personal access token was made for your Paquebot account',
    made: (name) => `A personal access token, “${name}”, was made for your account. A program that has it may:`,
    scopes: {
      read: 'see your matches and your account',
      play: 'join matches, leave them and make moves',
      create: 'open matches, wish for them and invite people',
    },
    until: (time) => `It ends on ${time}.`,
    endless: 'It does not end by itself.',
  },
  webhook: {
    subject: 'Your Paquebot notices are posted to a webhook',
    made: (host) =>
      `A webhook that posts your notices to ${host} was made for your account, or was given this address or a new secret.`,
  },
  calendar: {
    subject: 'A calendar of your Paquebot deadlines was made',
    made: 'A calendar program can now read your deadlines at a new address. An earlier address no longer works.',
  },
  advice:
    'If it was not you, somebody else has access to your account: end this access, then set a new password, which ends all personal access tokens, webhooks and the calendar’s address.',
  ending: {
    subject: (name) => `Your access token “${name}” ends in two weeks`,
    text: (name, time) => `Your personal access token “${name}” for Paquebot ends on ${time}.`,
    again: 'A program that still needs it will need a new one by then.',
  },
  ended: 'Your personal access tokens, webhooks and the address of your calendar have ended with the old password.',
}
