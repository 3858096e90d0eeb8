/** What other slices and `main` may import from notices (`npm run boundaries`). */

export { type DeliveryWorker, deliveryWorker } from './deliveries/delivery-worker.ts'
export { type DevelopmentInbox, developmentInbox } from './inbox/inbox-routes.ts'
export { keepInboxToken } from './inbox/key.ts'
export { noticesRoutes } from './notices-routes.ts'
export { type NoticeWorker, noticeWorker } from './outbox/mail-worker.ts'
export { withholdRestored } from './outbox/withhold-restored.ts'
export { pushData } from './push/push-data.ts'
export { noticeData } from './record/notice-data.ts'
export { secondsOverdue } from './record/outbox-record.ts'
export { accountStreams } from './stream/stream.ts'
export { settleAfterRestoration } from './stream/written-notices.ts'
export { webhookData } from './webhooks/webhook-data.ts'
