import { z } from 'zod'

const Webhook = z
  .uuid()
  .toLowerCase()
  .meta({ description: 'The id of the webhook.', example: '7d3c1f52-0a4e-4b8e-9a6d-52c8f1e0b734' })
const Delivery = z
  .uuid()
  .toLowerCase()
  .meta({ description: 'The id of the delivery.', example: '1f0b6a8d-63c2-4d19-8e57-a94b2c7d3e05' })

/** The parameters in the paths of webhooks and their deliveries. */
export const WebhookKey = z.strictObject({ webhook: Webhook })
export const DeliveryKey = z.strictObject({ webhook: Webhook, delivery: Delivery })
