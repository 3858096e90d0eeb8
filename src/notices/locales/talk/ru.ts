import { plural } from '../../../games/kit/plural.ts'
import type { TalkWords } from './words.ts'

const messages = plural('ru', {
  one: 'более раннее сообщение',
  few: 'более ранних сообщения',
  many: 'более ранних сообщений',
  other: 'более раннего сообщения',
})

export const talk: TalkWords = {
  subject: 'сообщения за столом',
  text: (match, game) => `За столом партии «${match}» (${game}) есть сообщения, которые вы ещё не прочитали.`,
  earlier: (count) => `Здесь не показано: ${messages(count)}.`,
  message: (name, text) => `${name}: ${text}`,
  again: 'Других писем о сообщениях этой партии не будет, пока вы их не прочитаете.',
  how: 'Чтобы ответить, откройте партию.',
}
