import { randomUUID } from 'node:crypto'
import { readDkim } from '../../notices/transport/dkim.ts'
import { greet, smtpTransport } from '../../notices/transport/smtp.ts'
import { type Configuration, ConfigurationError } from '../../platform/configuration.ts'
import { reasonOf } from '../reason.ts'
import { type Diagnosis, diagnosesOf } from './diagnosis.ts'

const about = diagnosesOf('mail server')

/**
 * Signs in to the mail server.
 * @param to sends a mail there, too
 */
export async function checkMail(configuration: Configuration, to: string | undefined): Promise<Diagnosis[]> {
  const { smtpUrl, inbox } = configuration
  if (smtpUrl === undefined) {
    const goTo = inbox === 'off' ? 'neither sent nor shown' : 'shown in the development inbox'
    return [
      about.warning(`none is set: mails are ${goTo}`, 'Set SMTP_URL, so that people get their mails.'),
      ...(to === undefined ? [] : [about.failed('no mail was sent: SMTP_URL is not set', 'Set SMTP_URL.')]),
    ]
  }
  try {
    await greet(smtpUrl)
  } catch (error) {
    return [about.failed(reasonOf(error), 'Check SMTP_URL: host, port, user and password, and smtps for port 465.')]
  }
  const greeted = about.ok('it answers, and lets us sign in')
  if (to === undefined) return [greeted]
  try {
    await sendTo(to, configuration, smtpUrl)
    return [greeted, about.ok(`it has taken a mail for ${to}: check that it arrives, and not as junk`)]
  } catch (error) {
    const advice =
      error instanceof ConfigurationError
        ? 'Check the DKIM settings.'
        : 'Check MAIL_FROM and the log of the mail server.'
    return [greeted, about.failed(`it did not take a mail for ${to}: ${reasonOf(error)}`, advice)]
  }
}

async function sendTo(address: string, { mailFrom, dkim }: Configuration, smtpUrl: string): Promise<void> {
  const transport = smtpTransport(smtpUrl, mailFrom, dkim && readDkim(dkim))
  const mail = {
    to: { name: '', address },
    subject: 'Paquebot: mails arrive',
    language: 'en' as const,
    text: 'This is what paquebot doctor was asked to send. If you read it, mails of this server arrive.\n',
    html: '<p>This is what paquebot doctor was asked to send. If you read it, mails of this server arrive.</p>',
    pictures: [],
    messageId: `<${randomUUID()}@${domainOf(mailFrom)}>`,
    date: new Date(),
    requests: [],
  }
  // A connection that stays open would keep the process.
  await transport.send(mail).finally(() => transport.close())
}

/** The domain of an address such as `Paquebot <paquebot@example.org>`. */
export const domainOf = (address: string): string => /@([^@>\s]+)>?\s*$/.exec(address)?.[1] ?? 'localhost'
