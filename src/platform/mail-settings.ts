import { z } from 'zod'

/** What is mailed about matches, in kinds that a person can switch off, each on its own. */
export const mailKinds = ['turns', 'reminders', 'messages', 'table'] as const
export type MailKind = (typeof mailKinds)[number]

const when = (about: string) =>
  z.enum(['at-once', 'daily', 'off']).describe(`${about}: at once, once a day, or never mailed.`)

/** How news of matches is mailed, by kind. Mails that a person asks for have no kind: they are always sent. */
export const MailSettings = z
  .strictObject({
    turns: when('That it is your turn, and what was decided without you'),
    reminders: when('That a deadline is near, or that a match will be given up'),
    messages: when('What the others at the table have written'),
    table: when('All else about your matches: how they begin and end, proposals, who plays'),
  })
  .meta({ id: 'MailSettings', description: 'How news of your matches is mailed, by kind.' })
export type MailSettings = z.infer<typeof MailSettings>

/** Some of them. In what an account keeps, a kind that is left out is mailed at once. */
export const SomeMailSettings = MailSettings.partial()
export type SomeMailSettings = z.infer<typeof SomeMailSettings>

/** The settings of an account, each of them. */
export function mailSettings(stored: unknown): MailSettings {
  const { turns, reminders, messages, table } = SomeMailSettings.parse(stored)
  return {
    turns: turns ?? 'at-once',
    reminders: reminders ?? 'at-once',
    messages: messages ?? 'at-once',
    table: table ?? 'at-once',
  }
}

/** None of them. */
export const noMails: MailSettings = { turns: 'off', reminders: 'off', messages: 'off', table: 'off' }

/** Why a notice is `pending` that waits for its person's next daily mail (`notices.reason`). */
export const untilDaily = 'daily'
