import { createHash } from 'node:crypto'
import webPush from 'web-push'
import type { Platform } from '../../platform/platform.ts'
import type { ClaimedPush } from '../deliveries/delivery.ts'
import type { Post } from '../deliveries/post.ts'
import type { PushMessage } from './push-message.ts'
import { unsealed } from './subscriptions.ts'

/** How long a push service keeps what a browser does not fetch, in seconds: nobody needs older news. */
const secondsToKeep = 24 * 3600

/** A message as a push service takes it: encrypted for the browser (RFC 8291), and signed by this server (RFC 8292). */
export function pushPost(platform: Platform, claimed: ClaimedPush, message: PushMessage): Post {
  const { secrets, configuration, publicUrl } = platform
  const { endpoint, keys } = unsealed(secrets, claimed.subscription, claimed.sealed)
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(message), {
    vapidDetails: { ...secrets.vapid, subject: contact(publicUrl(), configuration.mailFrom) },
    TTL: secondsToKeep,
    topic: topicOf(message.tag),
  })
  if (body === null) throw new TypeError('A push has no body.')
  return { url: endpoint, headers: lowerCase(headers), body }
}

/** A push service keeps only the newest message of a topic. It takes 32 characters (RFC 8030 §5.4). */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32)

/** How a push service can reach those who run this server (RFC 8292 §2.1). */
function contact(publicUrl: string, mailFrom: string): string {
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:${/[^\s<]+@[^\s>]+/.exec(mailFrom)?.[0]}`
}

const lowerCase = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))
