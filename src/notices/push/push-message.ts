import { z } from 'zod'
import { ownerById } from '../../accounts/index.ts'
import { findMatch, isOver, openAs } from '../../matches/index.ts'
import { mailSettings } from '../../platform/mail-settings.ts'
import { NoticeDraft } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ClaimedPush, DeliveryOutcome } from '../deliveries/delivery.ts'
import type { Fault } from '../deliveries/faults.ts'
import { newsOf } from '../deliveries/news.ts'
import { languageOf } from '../locales/index.ts'
import { keyOfDecision, mailKindByTopic } from '../record/notice.ts'
import { pushWait } from './push-wait.ts'
import { withdrawal } from './withdraw.ts'

/** What the service worker of the client gets (`web/worker/`). */
export type PushMessage =
  | {
      readonly tag: string
      readonly title: string
      readonly body: string
      readonly language: string
      /** The match; null if the reader may no longer see it. */
      readonly match: string | null
      /** The path that a click opens; null: the first page. */
      readonly page: string | null
    }
  /** A browser that shows a notice with this tag takes it away. */
  | { readonly tag: string; readonly withdrawn: true }

/** Why a push is not sent, or not yet. */
type Held = Extract<DeliveryOutcome, { kind: 'barred' | 'put-off' }>

/** A notice about a match. */
type Draft = Extract<NoticeDraft, { match: string }>

/** The notice of a delivery, as `fanOut` wrote it. */
const Written = z.object({ type: z.string(), data: z.record(z.string(), z.unknown()) })

/**
 * What a browser is told, in the language of its account, made anew for each try; or why it is told nothing: the notice
 * is not wanted, not wanted yet, or no longer true.
 */
export async function pushMessage(platform: Platform, claimed: ClaimedPush): Promise<PushMessage | Held> {
  const draft = draftOf(claimed)
  const tag = tagOf(draft)
  if (claimed.topic === withdrawal) return { tag, withdrawn: true }
  const when = mailSettings(claimed.kinds)[mailKindByTopic[draft.topic]]
  if (when === 'off') return { kind: 'barred', fault: 'switched-off' }
  const reader = await ownerById(platform.database, claimed.account)
  if (claimed.fault === null) {
    const { topic, ...payload } = draft
    const wait = await pushWait(platform, reader, when, { topic, payload, matchId: draft.match })
    if (wait) return { kind: 'put-off', fault: wait.reason, until: wait.until }
  }
  const fault = await outdated(platform, draft)
  if (fault) return { kind: 'barred', fault }
  const { says, about, page } = await newsOf(platform, reader, draft)
  return {
    tag,
    title: about ?? 'Paquebot',
    body: says,
    language: languageOf(reader.language),
    match: about === null ? null : draft.match,
    page: page && `/${page}`,
  }
}

function draftOf({ body }: ClaimedPush): Draft {
  const { type, data } = Written.parse(JSON.parse(body))
  const { matchUrl: _, ...payload } = data
  const draft = NoticeDraft.parse({ ...payload, topic: type })
  if (!('match' in draft)) throw new TypeError(`A notice ${type} is about no match.`)
  return draft
}

/**
 * A browser shows only the newest notice with a tag. A decision shares its tag with its reminder; all other notices of
 * one topic about a match share one.
 */
const tagOf = (draft: Draft): string =>
  draft.topic === 'your-turn' || draft.topic === 'deadline-near'
    ? `${draft.match}/${draft.seat}/${draft.version}`
    : `${draft.match}/${draft.topic}`

/** Why nobody has to decide any more, if the notice asks for a decision. */
async function outdated(platform: Platform, draft: Draft): Promise<Fault | undefined> {
  if (draft.topic !== 'your-turn' && draft.topic !== 'deadline-near') return undefined
  const record = await findMatch(platform, draft.match)
  if (!record || isOver(record)) return 'match-over'
  if (record.frozenAt !== null) return 'match-frozen'
  return openAs(record, keyOfDecision(draft)) ? undefined : 'decision-taken'
}
