import type { SignedIn } from '../../../src/accounts/sessions/sessions.ts'
import type { ServerInMemory } from '../server.ts'
import { Items, WithId } from './answers.ts'
import type { Recorder } from './recorder.ts'

/** When mails come, and a mail that bounces. */
export async function recordMails(
  { platform }: ServerInMemory,
  record: Recorder,
  { accessToken: token }: SignedIn,
): Promise<void> {
  await record('changeAccount', 'Turn mails at once, all others once a day', {
    method: 'PATCH',
    url: '/v1/account',
    token,
    payload: { mails: { turns: 'at-once', reminders: 'daily', messages: 'daily', table: 'daily' }, mailHour: 19 },
  })
  await record('retryAddress', 'No bounce since', {
    method: 'POST',
    url: '/v1/account/address/retry',
    token,
  })
  const address = platform.secrets.linkToken('bounce', '00000000-0000-0001-9f86-d081884c7d65')
  const report = [
    `To: bounces+${address}@paquebot.example.org`,
    'Content-Type: multipart/report; report-type=delivery-status; boundary="="',
    '',
    '--=',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example.net',
    '',
    'Final-Recipient: rfc822; ada@example.org',
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--=--',
  ]
  await record('reportBounce', 'The address does not exist', {
    method: 'POST',
    url: '/v1/bounces',
    payload: report.join('\r\n'),
  })
}

export async function recordWebhooks(record: Recorder, { accessToken: token }: SignedIn): Promise<void> {
  const all = '/v1/account/webhooks'
  const post = { method: 'POST' } as const
  const payload = { url: 'https://example.org/paquebot', topics: ['your-turn', 'match-ended'] }
  const made = await record('createWebhook', 'For a bot that plays', { ...post, url: all, token, payload })
  const at = `${all}/${WithId.parse(made).id}`
  await record('listWebhooks', 'One webhook', { url: all, token })
  await record('getWebhook', 'An active webhook', { url: at, token })
  await record('testWebhook', 'On its way', { ...post, url: `${at}/test`, token })
  await record('changeWebhook', 'All topics', { method: 'PATCH', url: at, token, payload: { topics: [] } })
  await record('renewWebhookSecret', 'A new secret', { ...post, url: `${at}/secret`, token })
  const log = Items.parse(await record('listDeliveries', 'The newest first', { url: `${at}/deliveries`, token }))
  for (const { id } of log.items.slice(0, 1)) {
    await record('getDelivery', 'With body and answer', { url: `${at}/deliveries/${id}`, token })
    await record('replayDelivery', 'Another delivery', { ...post, url: `${at}/deliveries/${id}/replay`, token })
  }
}

export async function recordPushes(record: Recorder, { accessToken: token }: SignedIn): Promise<void> {
  const url = '/v1/account/push-subscriptions'
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const payload = { endpoint: 'https://push.example.org/f1l3s', keys, kinds: { messages: 'off' } }
  const made = await record('subscribeToPush', 'Without messages', { method: 'PUT', url, token, payload })
  const at = `${url}/${WithId.parse(made).id}`
  await record('listPushSubscriptions', 'One browser', { url, token })
  const change = { kinds: { table: 'daily' } }
  await record('changePushSubscription', 'A daily kind', { method: 'PATCH', url: at, token, payload: change })
  await record('listPushes', 'Nothing yet', { url: `${at}/deliveries`, token })
}
