/** The request that lists the deliveries to a webhook. */
export function deliveriesRequest(webhook: string): string {
  return `GET /v1/account/webhooks/${webhook}/deliveries`
}

/** The request that switches a webhook on again. */
export function switchOnRequest(webhook: string): string {
  return `PATCH /v1/account/webhooks/${webhook} ${JSON.stringify({ on: true })}`
}
