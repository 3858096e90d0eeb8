import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

const MailList = z.object({ mails: z.array(z.object({ id: z.int() })) })
const Mail = z.object({ text: z.string() })

/**
 * Reads a server's development inbox, and waits for the mail.
 * @returns the token of the link in the newest mail to an address
 */
export function mailedTokens(url: string, inboxToken: string): (email: string) => Promise<string> {
  const json = async (path: string): Promise<unknown> =>
    (await fetch(`${url}${path}`, { headers: { 'inbox-token': inboxToken } })).json()

  return async (email) => {
    for (const deadline = Date.now() + 20_000; Date.now() < deadline; await wait(50)) {
      const { mails } = MailList.parse(await json(`/inbox.json?to=${encodeURIComponent(email)}`))
      const newest = mails[0]
      if (!newest) continue
      const { text } = Mail.parse(await json(`/inbox/${newest.id}.json`))
      const token = /\/links\/[\w-]+#([\w-]+)/.exec(text)?.[1]
      if (token !== undefined) return token
    }
    throw new Error(`${email} got no mail with a link`)
  }
}
