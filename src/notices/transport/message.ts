import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '../letters/mail.ts'

/**
 * A mail for nodemailer, which encodes every header, so that a line break in a name cannot start a new header.
 * Addresses are passed as objects, so that none is parsed as a list of several.
 */
export function message(mail: Mail, from: string): SendMailOptions {
  const { to, subject, text, html, pictures, messageId, date, thread, bounces, requests, unsubscribe, language } = mail
  return {
    from,
    to: [to],
    subject,
    text,
    html,
    attachments: pictures.map(({ cid, png }, number) => ({
      cid,
      content: png,
      contentType: 'image/png',
      contentDisposition: 'inline',
      filename: `position${number === 0 ? '' : `-${number + 1}`}.png`,
    })),
    messageId,
    date,
    ...(bounces === undefined ? {} : { envelope: { from: bounces, to: to.address } }),
    ...(thread === undefined ? {} : { inReplyTo: thread, references: thread }),
    headers: {
      'Auto-Submitted': 'auto-generated', // RFC 3834: no out-of-office answers
      'Content-Language': language,
      ...(requests.length === 0 ? {} : { 'X-Request-Id': requests.join(', ') }),
      ...(unsubscribe === undefined
        ? {}
        : {
            // RFC 8058: one click, no question asked.
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
