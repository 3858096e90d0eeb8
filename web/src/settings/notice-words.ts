import type { Schemas } from '../api/schemas.ts'
import { language, spoken } from '../words/spoken.ts'
import type { Reason, Topic } from './locales/notices/en.ts'

const reasons: Readonly<Record<string, Reason>> = {
  'already-read': 'known',
  'already-told': 'known',
  'mails-switched-off': 'off',
  'address-dead': 'dead',
  'decision-taken': 'taken',
  'match-over': 'over',
  daily: 'daily',
  collecting: 'daily',
  'match-open': 'here',
}

/** The reason in words. What has no words of its own was outdated. */
export function reasonOf({ status, reason }: Schemas['NoticeRecord']): Reason | undefined {
  if (reason === null) return undefined
  return reasons[reason] ?? (status === 'withheld' ? 'outdated' : undefined)
}

export const noticeWordsIn = spoken({
  en: () => import('./locales/notices/en.ts'),
  fr: () => import('./locales/notices/fr.ts'),
  ru: () => import('./locales/notices/ru.ts'),
  es: () => import('./locales/notices/es.ts'),
})

const isTopic = (name: string): name is Topic => name in noticeWordsIn[language.value].topics

/** The topics of notices, in the order in which they are offered. */
export const topicNames = (): readonly Topic[] => Object.keys(noticeWordsIn[language.value].topics).filter(isTopic)
