import { plural } from '../../../games/kit/plural.ts'
import type { TalkWords } from './words.ts'

const messages = plural('en', { one: 'earlier message is', other: 'earlier messages are' })

export const talk: TalkWords = {
  subject: 'messages from the table',
  text: (match, game) => `You have not read these messages at the table of the match “${match}” (${game}) yet.`,
  earlier: (count) => `${messages(count)} not listed here.`,
  message: (name, text) => `${name}: ${text}`,
  again: 'There will be no other mail about messages in this match until you have read them.',
  how: 'To answer, open the match.',
}
