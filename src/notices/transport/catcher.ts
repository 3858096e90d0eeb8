import MailComposer from 'nodemailer/lib/mail-composer'
import type { Platform } from '../../platform/platform.ts'
import { sealMail } from '../inbox/seal.ts'
import { message } from './message.ts'
import type { MailTransport } from './transport.ts'

const kept = 1000n

/** Stores mails for the development inbox, the newest 1000 of them. */
export function catchingTransport(platform: Platform): MailTransport {
  const { database, clock, configuration } = platform
  const { prisma } = database
  return {
    async send(mail) {
      const raw = await new MailComposer(message(mail, configuration.mailFrom)).compile().build()
      const { id } = await prisma.caughtMail.create({
        data: {
          at: clock.now(),
          to: mail.to.address,
          subject: mail.subject,
          sealed: sealMail(platform, raw.toString('utf8')),
        },
      })
      await prisma.caughtMail.deleteMany({ where: { id: { lte: id - kept } } })
    },
    close() {},
  }
}
