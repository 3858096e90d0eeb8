import { z } from 'zod'

/** The kinds of mail about matches. A person can switch off each of them. */
export const mailKinds = ['turns', 'reminders', 'messages', 'table'] as const
export type MailKind = (typeof mailKinds)[number]

const when = (about: string) =>
  z.enum(['at-once', 'daily', 'off']).describe(`${about}: mailed at once, once a day, or never.`)

/** How news of matches is mailed, by kind. Mails that a person asks for have no kind: they are always sent. */
export const MailSettings = z
  .strictObject({
    turns: when('Your turns, and decisions that were made without you'),
    reminders: when('Deadlines that are near, and matches that will be given up'),
    messages: when('Messages from others at the table'),
    table: when('Everything else about your matches: how they begin and end, proposals, who plays'),
  })
  .meta({ id: 'MailSettings', description: 'How news of your matches is mailed, by kind.' })
export type MailSettings = z.infer<typeof MailSettings>

/** Some of the settings. In a stored account, a kind that is left out is mailed at once. */
export const SomeMailSettings = MailSettings.partial()
export type SomeMailSettings = z.infer<typeof SomeMailSettings>

/** The complete settings of an account. */
export function mailSettings(stored: unknown): MailSettings {
  const { turns, reminders, messages, table } = SomeMailSettings.parse(stored)
  return {
    turns: turns ?? 'at-once',
    reminders: reminders ?? 'at-once',
    messages: messages ?? 'at-once',
    table: table ?? 'at-once',
  }
}

export const noMails: MailSettings = { turns: 'off', reminders: 'off', messages: 'off', table: 'off' }

/** The reason of a pending notice that waits for the daily mail (`notices.reason`). */
export const untilDaily = 'daily'
