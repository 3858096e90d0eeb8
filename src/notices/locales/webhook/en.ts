import type { WebhookWords } from './words.ts'

export const webhook: WebhookWords = {
  subject: 'Your webhook at Paquebot was switched off',
  why: {
    failures: (host) => `Nothing has arrived at your webhook at ${host} for a week, so it was switched off.`,
    gone: (host) => `Your webhook at ${host} answered that it no longer exists (410), so it was switched off.`,
  },
  meanwhile: 'Nothing is posted to it any more. Your mails are not affected.',
  again: 'Your settings show what went wrong, and switch it on again.',
}
