import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { moment } from '../words/dates.ts'
import { pair } from '../words/pair.ts'
import { language } from '../words/words.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { noticeWordsIn } from './notice-words.ts'
import { wordsIn } from './words.ts'

/** What was pushed to a browser lately, and what became of it. */
export function PushLog({ subscription }: { readonly subscription: string }) {
  const at = '/v1/account/push-subscriptions/{subscription}/deliveries'
  const path = { subscription }
  return (
    <DeliveryLog
      read={(cursor) => answer(api.GET(at, { params: { path, query: cursor === undefined ? {} : { cursor } } }))}
      saysOf={saysOf}
    />
  )
}

/** Describes what was pushed: its topic, its outcome with the reason, its time. */
function saysOf({ topic, status, createdAt, fault }: Schemas['Delivery']): string {
  const { push, webhooks } = wordsIn[language.value]
  const topics: Readonly<Record<string, string>> = noticeWordsIn[language.value].topics
  const reasons: Readonly<Record<string, string>> = { ...webhooks.faults, ...push.why }
  const [code = ''] = fault?.split(' ') ?? []
  const became = fault === null ? push.status[status] : pair(push.status[status], reasons[code] ?? code)
  const what = topic === 'withdrawn' ? push.away : (topics[topic] ?? topic)
  return [what, became, moment(createdAt, language.value)].join(' · ')
}
