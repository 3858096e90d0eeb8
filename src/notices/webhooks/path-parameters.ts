import { z } from 'zod'

const Webhook = z
  .uuid()
  .toLowerCase()
  .meta({ description: 'The id of the webhook.', example: '7d3c1f52-0a4e-4b8e-9a6d-52c8f1e0b734' })
const Delivery = z
  .uuid()
  .toLowerCase()
  .meta({ description: 'The id of the delivery.', example: '1f0b6a8d-63c2-4d19-8e57-a94b2c7d3e05' })

/** The webhook in a path. */
export const byWebhook = z.strictObject({ webhook: Webhook })

/** The webhook and its delivery in a path. */
export const byDelivery = z.strictObject({ webhook: Webhook, delivery: Delivery })
