import { language } from '../words/words.ts'
import { noticeWordsIn } from './notice-words.ts'
import { wordsIn } from './words.ts'

/** The parts of the settings in their order; each is a fragment of their address: `/settings#calendar`. */
export const parts = [
  'profile',
  'browser',
  'mails',
  'push',
  'notices',
  'hours',
  'password',
  'sessions',
  'calendar',
  'people',
  'tokens',
  'webhooks',
  'data',
] as const
export type Part = (typeof parts)[number]

export function titleOf(part: Part): string {
  const { address: password, ...others } = wordsIn[language.value]
  return { ...others, password, notices: noticeWordsIn[language.value] }[part].title
}
