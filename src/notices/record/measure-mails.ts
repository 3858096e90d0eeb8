import { gauges } from '../../platform/metrics/gauge.ts'
import type { Platform } from '../../platform/platform.ts'
import { outboxRecord } from './outbox-record.ts'

/** Registers how late mails are: by a worker that stands still, and by a mail server that does not take them. */
export function measureMails(platform: Platform): void {
  gauges(platform.metrics, () => outboxRecord(platform), [
    {
      name: 'paquebot_outbox_overdue_seconds',
      help: 'How long the oldest mail that is due has waited.',
      value: ({ oldestDueSeconds }) => oldestDueSeconds ?? 0,
    },
    {
      name: 'paquebot_outbox_retrying',
      help: 'How many mails wait for another try, because one has failed.',
      value: ({ retrying }) => retrying,
    },
    {
      name: 'paquebot_outbox_retrying_seconds',
      help: 'How long ago the first try failed of the mail that has been tried for longest.',
      value: ({ oldestRetryingSeconds }) => oldestRetryingSeconds ?? 0,
    },
  ])
}
