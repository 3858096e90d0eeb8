/** Where it is told what became of each delivery to a webhook. */
export function deliveriesRequest(webhook: string): string {
  return `GET /v1/account/webhooks/${webhook}/deliveries`
}

/** How a webhook is switched on again. */
export function switchOnRequest(webhook: string): string {
  return `PATCH /v1/account/webhooks/${webhook} ${JSON.stringify({ on: true })}`
}
