/** The words of mails about a webhook that was switched off. They name only the host of its address. */
export interface WebhookWords {
  readonly subject: string
  readonly why: Readonly<Record<'failures' | 'gone', (host: string) => string>>
  readonly meanwhile: string
  readonly again: string
}
