import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

const MailList = z.object({ mails: z.array(z.object({ id: z.int() })) })
const Mail = z.object({ text: z.string() })

/**
 * Reads a server's development inbox, and waits for the mail.
 * @returns gives the token of the newest link to an address: of any link, or of those for a purpose
 */
export function mailedTokens(url: string, inboxToken: string): (email: string, purpose?: string) => Promise<string> {
  const json = async (path: string): Promise<unknown> =>
    (await fetch(`${url}${path}`, { headers: { 'inbox-token': inboxToken } })).json()

  return async (email, purpose = '[\\w-]+') => {
    const link = new RegExp(`/links/${purpose}#([\\w-]+)`)
    for (const deadline = Date.now() + 20_000; Date.now() < deadline; await wait(50)) {
      const { mails } = MailList.parse(await json(`/inbox.json?to=${encodeURIComponent(email)}`))
      for (const { id } of mails) {
        const { text } = Mail.parse(await json(`/inbox/${id}.json`))
        const token = link.exec(text)?.[1]
        if (token !== undefined) return token
      }
    }
    throw new Error(`${email} got no mail with a link`)
  }
}
