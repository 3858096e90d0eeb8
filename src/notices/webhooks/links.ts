import type { Platform } from '../../platform/platform.ts'

/** Where it is told what became of each delivery to a webhook. */
export function deliveriesRequest({ publicUrl }: Pick<Platform, 'publicUrl'>, webhook: string): string {
  return `GET ${publicUrl()}/v1/account/webhooks/${webhook}/deliveries`
}

/** How a webhook is switched on again. */
export function switchOnRequest({ publicUrl }: Pick<Platform, 'publicUrl'>, webhook: string): string {
  return `PATCH ${publicUrl()}/v1/account/webhooks/${webhook} ${JSON.stringify({ on: true })}`
}
