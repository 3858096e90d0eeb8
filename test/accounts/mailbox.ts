import { NoticeDraft } from '../../src/platform/outbox.ts'
import type { LinkPurpose } from '../../src/platform/secrets.ts'
import type { TestServer } from '../support/server.ts'

const topics = { confirm: 'confirm-address', 'sign-in': 'sign-in-link', 'change-address': 'change-address' } as const

/** The notices in an account's outbox, the oldest first. */
export async function noticesTo(server: TestServer, email: string) {
  const rows = await server.platform.database.prisma.notice.findMany({
    where: { account: { email } },
    orderBy: { id: 'asc' },
  })
  return rows.map((row) => NoticeDraft.parse({ topic: row.topic, ...Object(row.payload) }))
}

/** The token of the newest link of this kind that was mailed to an account. */
export async function newestLink(server: TestServer, purpose: keyof typeof topics & LinkPurpose, email: string) {
  const notices = await noticesTo(server, email)
  const notice = notices.findLast(({ topic }) => topic === topics[purpose])
  if (notice === undefined || !('mailToken' in notice)) throw new Error(`no ${purpose} link was mailed for ${email}`)
  return server.platform.secrets.linkToken(purpose, notice.mailToken)
}
