import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import { Mail, MailList } from './answers.ts'
import type { Api } from './api.ts'

const longestWait = 20_000

/** The mails to one address, read from the server's development inbox by a client that has its token. */
export interface Inbox {
  /** All of them, the oldest first. */
  list(): Promise<z.infer<typeof MailList>['mails']>
  /** Waits for the newest mail with one of these subjects. @throws Error if none arrives */
  next(...subjects: readonly string[]): Promise<Mail>
}

export function inbox(server: Api, address: string): Inbox {
  async function list() {
    const { mails } = await server.get(`/inbox.json?to=${encodeURIComponent(address)}`, MailList)
    return mails.toReversed()
  }

  async function next(...subjects: readonly string[]): Promise<Mail> {
    for (const deadline = Date.now() + longestWait; Date.now() < deadline; await wait(40)) {
      const found = (await list()).findLast(({ subject }) => subjects.includes(subject))
      if (found) return server.get(`/inbox/${found.id}.json`, Mail)
    }
    throw new Error(`${address} got no mail “${subjects.join('” or “')}” within ${longestWait / 1000} seconds`)
  }

  return { list, next }
}
