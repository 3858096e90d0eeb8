import type { Delivered, MailServer } from '../support/mail-server.ts'
import type { Person } from '../support/people.ts'

export const header = ({ mail }: Delivered, name: string) => mail.headers.find(({ key }) => key === name)?.value
export const body = ({ mail }: Delivered) => mail.text?.replaceAll('\r\n', '\n') ?? ''

/** What a sentence contains if a value is missing; a token may contain these letters, but not as a word. */
export const slips = /\bundefined\b|\[object|\bNaN\b|\{\w+\}/

/** The mails that a mail server delivered, by recipient. */
export function mailbox({ delivered }: Pick<MailServer, 'delivered'>) {
  const mailsTo = ({ email }: Person) => delivered.filter(({ to }) => to.includes(email))
  return {
    mailsTo,
    /** The only mail to a person whose subject ends like this. */
    theMail(person: Person, ending: string): Delivered {
      const found = mailsTo(person).filter(({ mail }) => mail.subject?.endsWith(ending))
      const [mail] = found
      if (!mail || found.length > 1) throw new Error(`${found.length} mails to ${person.name} end on “${ending}”`)
      return mail
    },
  }
}
