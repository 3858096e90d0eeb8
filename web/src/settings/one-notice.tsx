import type { Schemas } from '../api/schemas.ts'
import { moment } from '../words/dates.ts'
import { pair } from '../words/pair.ts'
import { language } from '../words/words.ts'
import { noticeWordsIn, reasonOf } from './notice-words.ts'

/** A mail: what it is about, what became of it, and why it was not sent. */
export function OneNotice({ notice }: { readonly notice: Schemas['NoticeRecord'] }) {
  const say = noticeWordsIn[language.value]
  const topics: Readonly<Record<string, string>> = say.topics
  const { topic, match, status, createdAt } = notice
  const about = topics[topic] ?? say.account
  const reason = reasonOf(notice)
  return (
    <>
      <span>{match === null ? about : <a href={`/matches/${match}`}>{about}</a>}</span>
      <span>
        {reason === undefined ? say.status[status] : pair(say.status[status], say.reasons[reason])} ·{' '}
        {moment(createdAt, language.value)}
      </span>
    </>
  )
}
