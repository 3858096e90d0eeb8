import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

const MailList = z.object({ mails: z.array(z.object({ id: z.int() })) })
const Mail = z.object({ text: z.string() })

export interface MailedLinks {
  /** Waits for the newest link to an address: of any link, or of those for a purpose. */
  mailedLink(email: string, purpose?: string): Promise<string>
  /** The token in it. */
  mailedToken(email: string, purpose?: string): Promise<string>
}

/** Reads a server's development inbox. */
export function mailedLinks(url: string, inboxToken: string): MailedLinks {
  const json = async (path: string): Promise<unknown> =>
    (await fetch(`${url}${path}`, { headers: { 'inbox-token': inboxToken } })).json()

  async function mailedLink(email: string, purpose = '(?!head)[\\w-]+'): Promise<string> {
    const written = new RegExp(`\\S+/links/${purpose}(?:\\?[^#\\s]*)?#[\\w-]+(?:&[\\w%.-]+)?`)
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(50)) {
      const { mails } = MailList.parse(await json(`/inbox.json?to=${encodeURIComponent(email)}`))
      for (const { id } of mails) {
        const { text } = Mail.parse(await json(`/inbox/${id}.json`))
        const link = written.exec(text)?.[0]
        if (link !== undefined) return link
      }
    }
    throw new Error(`${email} got no mail with a link`)
  }
  return {
    mailedLink,
    mailedToken: async (email, purpose) => (await mailedLink(email, purpose)).split(/[#&]/)[1] ?? '',
  }
}
