/** What mails say about a webhook that was switched off. Addresses are told by their host alone. */
export interface WebhookWords {
  readonly subject: string
  readonly why: Readonly<Record<'failures' | 'gone', (host: string) => string>>
  readonly meanwhile: string
  readonly again: string
}
