import { gauge } from '../../platform/metrics/gauge.ts'
import type { Platform } from '../../platform/platform.ts'
import { latenessOfMails, outboxRecord } from './outbox-record.ts'

/** Registers how late mails are: by a worker that stands still, and by a mail server that does not take them. */
export function measureMails(platform: Platform): void {
  const { metrics } = platform
  gauge(
    metrics,
    'paquebot_outbox_overdue_seconds',
    'How long the oldest mail that is due has waited.',
    async () => (await latenessOfMails(platform)).secondsOverdue,
  )
  gauge(
    metrics,
    'paquebot_outbox_retrying',
    'How many mails wait for another try, because one has failed.',
    async () => (await outboxRecord(platform)).retrying,
  )
  gauge(
    metrics,
    'paquebot_outbox_retrying_seconds',
    'How long ago the first try failed of the mail that has been tried for longest.',
    async () => (await latenessOfMails(platform)).secondsRetrying,
  )
}
