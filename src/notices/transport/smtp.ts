import nodemailer from 'nodemailer'
import { z } from 'zod'
import { meansNoSuchAddress } from '../bounces/bounces.ts'
import { type DkimKey, signedHeaders } from './dkim.ts'
import { message } from './message.ts'
import { type MailTransport, SendError } from './transport.ts'

/** How many mails are sent at once. */
export const connections = 5

const second = 1000
/** In milliseconds. A dozen of the slowest answers take less time than the lease of a claim (outbox/mail-queue.ts). */
const timeouts = { connectionTimeout: 20 * second, greetingTimeout: 20 * second, socketTimeout: 30 * second }

/**
 * Sends mails through the server that `SMTP_URL` names.
 * @param dkim the key to sign with; by default, mails are unsigned
 */
export function smtpTransport(url: string, from: string, dkim?: DkimKey): MailTransport {
  const pool = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: connections,
    // The server may have accepted the mail before its connection broke: the outbox decides whether to retry.
    maxRequeues: 0,
    ...(dkim === undefined ? {} : { dkim: { ...dkim, headerFieldNames: signedHeaders } }),
    ...timeouts,
  })
  return {
    async send(mail) {
      try {
        await pool.sendMail(message(mail, from))
      } catch (error) {
        throw sendError(error)
      }
    },
    close: () => pool.close(),
  }
}

/** Connects to a mail server, and signs in. @throws the error of nodemailer */
export async function greet(url: string): Promise<void> {
  const transport = nodemailer.createTransport({ url, ...timeouts })
  await transport.verify().finally(() => transport.close())
}

const SmtpError = z.object({
  code: z.string().optional(),
  responseCode: z.int().optional(),
  response: z.string().optional(),
  command: z.string().optional(),
})

/**
 * What an SMTP error means for the notice. A 5xx to the recipient or the message is permanent (RFC 5321 §4.2.1). A 5xx
 * to the sign-in or the sender is a fault of this server's settings, which somebody will mend. Only an enhanced status
 * code says that the recipient does not exist, since 550 alone may be policy (RFC 5321 §4.2.3), or 556: the domain
 * accepts no mail (RFC 7504).
 */
export function sendError(error: unknown): SendError {
  const { code, responseCode, response, command } = SmtpError.safeParse(error).data ?? {}
  if (responseCode === undefined) return new SendError(`unreachable ${code ?? 'unknown'}`, false)
  const enhanced = enhancedStatus(response ?? '')
  const status = enhanced === undefined ? `${responseCode}` : `${responseCode} ${enhanced}`
  const ofThisMail = command === 'RCPT TO' || command === 'DATA'
  if (responseCode < 500 || !ofThisMail) return new SendError(`deferred ${status}`, false)
  const noSuchAddress = enhanced === undefined ? responseCode === 556 : meansNoSuchAddress(enhanced)
  return new SendError(`refused ${status}`, true, noSuchAddress)
}

/** The enhanced status code (RFC 3463) at the place that RFC 2034 defines; some servers put it last, as "(#5.1.1)". */
function enhancedStatus(response: string): string | undefined {
  const [, first, last] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b|\(#([245]\.\d{1,3}\.\d{1,3})\)/.exec(response) ?? []
  return first ?? last
}
