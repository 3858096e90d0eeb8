import nodemailer from 'nodemailer'
import { z } from 'zod'
import { saysNobodyIsThere } from '../bounces/bounces.ts'
import { type DkimKey, signedHeaders } from './dkim.ts'
import { message } from './message.ts'
import { type MailTransport, NotTaken } from './transport.ts'

/** How many mails are under way at once. */
export const connections = 5

const second = 1000
/** A dozen answers of a server at its slowest stay below the lease of a claim (queue.ts). */
const timeouts = { connectionTimeout: 20 * second, greetingTimeout: 20 * second, socketTimeout: 30 * second }

/** A mail server, as `SMTP_URL` names it. @param dkim what mails are signed with; left out: they are not */
export function smtpTransport(url: string, from: string, dkim?: DkimKey): MailTransport {
  const pool = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: connections,
    // A connection that breaks may have taken the mail: whether to try again is the outbox's to decide.
    maxRequeues: 0,
    ...(dkim === undefined ? {} : { dkim: { ...dkim, headerFieldNames: signedHeaders } }),
    ...timeouts,
  })
  return {
    async send(mail) {
      try {
        await pool.sendMail(message(mail, from))
      } catch (error) {
        throw notTaken(error)
      }
    },
    close: () => pool.close(),
  }
}

const SmtpError = z.object({
  code: z.string().optional(),
  responseCode: z.int().optional(),
  response: z.string().optional(),
  command: z.string().optional(),
})

/**
 * What an error means for the notice. Permanent is a 5xx to the recipient or to the message (RFC 5321 §4.2.1); one to
 * signing in or to the sender is a fault of this server's settings, which somebody will mend. That nobody is there is
 * what an enhanced status code says, for 550 alone may be policy (RFC 5321 §4.2.3); or 556: the domain takes no mail (RFC 7504).
 */
export function notTaken(error: unknown): NotTaken {
  const { code, responseCode, response, command } = SmtpError.safeParse(error).data ?? {}
  if (responseCode === undefined) return new NotTaken(`unreachable ${code ?? 'unknown'}`, false)
  const enhanced = enhancedStatus(response ?? '')
  const status = enhanced === undefined ? `${responseCode}` : `${responseCode} ${enhanced}`
  const ofThisMail = command === 'RCPT TO' || command === 'DATA'
  if (responseCode < 500 || !ofThisMail) return new NotTaken(`deferred ${status}`, false)
  const nobodyThere = enhanced === undefined ? responseCode === 556 : saysNobodyIsThere(enhanced)
  return new NotTaken(`refused ${status}`, true, nobodyThere)
}

/** RFC 3463, where RFC 2034 puts it; some servers put it last, as "(#5.1.1)". */
function enhancedStatus(response: string): string | undefined {
  const [, first, last] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b|\(#([245]\.\d{1,3}\.\d{1,3})\)/.exec(response) ?? []
  return first ?? last
}
