import MailComposer from 'nodemailer/lib/mail-composer'
import type { Platform } from '../../platform/platform.ts'
import { message } from './message.ts'
import type { MailTransport } from './transport.ts'

const kept = 1000n

/** The development inbox: mails go into the database, the newest 1000 of them, and can be read on a page. */
export function catchingTransport({ database, clock, configuration }: Platform): MailTransport {
  const { prisma } = database
  return {
    async send(mail) {
      const raw = await new MailComposer(message(mail, configuration.mailFrom)).compile().build()
      const { id } = await prisma.caughtMail.create({
        data: { at: clock.now(), to: mail.to.address, subject: mail.subject, raw: raw.toString('utf8') },
      })
      await prisma.caughtMail.deleteMany({ where: { id: { lte: id - kept } } })
    },
    close() {},
  }
}
