import { z } from 'zod'
import { eventText } from '../../platform/http/event-stream/event-text.ts'
import type { SendPage } from '../../platform/http/event-stream/listening.ts'
import type { Platform } from '../../platform/platform.ts'
import { noticeName } from '../record/notice-name.ts'
import { cursorId, isAfter, type NoticeCursor } from './cursor.ts'
import type { StreamedNotice } from './events.ts'
import type { AccountListener } from './listener.ts'
import { type WrittenNotice, writtenAfter } from './written-notices.ts'

/** How many notices are sent at once. A slow listener gets no more before it has read these. */
const mostAtOnce = 50

/** Sends new notices to those who listen to their account. */
export function sendNotices(platform: Platform): SendPage<AccountListener> {
  return async (listeners, keepGood) => {
    const written = await writtenAfter(platform, earliest(listeners), mostAtOnce)
    const ofAccount = byAccount(written)
    const unfinished = new Set<AccountListener>()
    for (const one of await keepGood(listeners.filter(({ about }) => ofAccount.has(about)))) {
      const page = ofAccount.get(one.about) ?? []
      for (const notice of page) {
        if (!isAfter(notice, one.cursor)) continue
        const { written: transaction, id } = notice
        one.cursor = { written: transaction, id }
        one.stream.send(
          eventText({
            event: 'notice',
            id: cursorId(platform.secrets, one.cursor),
            data: JSON.stringify(streamed(platform, notice)),
          }),
        )
      }
      if (page.length === mostAtOnce) unfinished.add(one)
    }
    return unfinished
  }
}

/** Where to start reading for each account: the earliest cursor of its listeners. */
function earliest(listeners: readonly AccountListener[]): Map<string, NoticeCursor> {
  const cursors = new Map<string, NoticeCursor>()
  for (const { about, cursor } of listeners) {
    const known = cursors.get(about)
    if (known === undefined || isAfter(known, cursor)) cursors.set(about, cursor)
  }
  return cursors
}

function byAccount(written: readonly WrittenNotice[]): Map<string, WrittenNotice[]> {
  const accounts = new Map<string, WrittenNotice[]>()
  for (const notice of written) {
    const known = accounts.get(notice.account)
    if (known === undefined) accounts.set(notice.account, [notice])
    else known.push(notice)
  }
  return accounts
}

const OfMatch = z.looseObject({ match: z.uuid() })

/**
 * A notice as a stream sends it. The payload of a notice about no match contains ids of links and addresses, and is
 * left out.
 */
function streamed({ secrets }: Platform, { id, topic, match, payload, createdAt }: WrittenNotice): StreamedNotice {
  const known = OfMatch.safeParse(payload)
  const { match: _match, ...about } = known.success ? known.data : { match: '' }
  return { id: noticeName(secrets, id), topic, match, about, createdAt: createdAt.toISOString() }
}
