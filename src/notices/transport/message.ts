import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '../mail.ts'

/**
 * A mail for nodemailer, which encodes every header: a name with line breaks in it cannot begin a new one. Addresses go
 * in as objects, so that none is ever parsed as a list of several.
 */
export function message(mail: Mail, from: string): SendMailOptions {
  const { to, subject, text, html, messageId, date, thread, unsubscribe, language } = mail
  return {
    from,
    to: [to],
    subject,
    text,
    html,
    messageId,
    date,
    ...(thread === undefined ? {} : { inReplyTo: thread, references: thread }),
    headers: {
      'Auto-Submitted': 'auto-generated', // RFC 3834: no out-of-office answers
      'Content-Language': language,
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
