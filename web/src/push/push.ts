import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import { registerWorker } from '../offline/register-worker.ts'

/** Where this browser gets its pushes, as the API takes it. */
interface PushTarget {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** Whether pushes can be shown here. On an iPhone only an installed page can. */
export const canPush = (): boolean => 'PushManager' in globalThis && 'Notification' in globalThis

/** Whether the reader has told the browser to show none. */
export const isRefused = (): boolean => canPush() && Notification.permission === 'denied'

/**
 * Asks the reader, and then the browser's maker, for a place to which the server may push.
 * @param key the server's public key
 * @returns undefined if the reader does not want it
 */
export async function subscribeHere(key: string): Promise<PushTarget | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  registerWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  // A subscription for another key, such as that of a server before, cannot be used.
  await before?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = made.toJSON()
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return undefined
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
}

/** Tells the server where this browser gets its pushes now, as the service worker could not. @throws Unreachable */
export async function renewPush(): Promise<void> {
  const { key, items } = await answer(api.GET('/v1/account/push-subscriptions'))
  const kinds = items.find(({ current }) => current)?.kinds
  if (kinds === undefined || Notification.permission !== 'granted') return
  const target = await subscribeHere(key)
  if (target !== undefined) await answer(api.PUT('/v1/account/push-subscriptions', { body: { ...target, kinds } }))
}

/** Ends the subscription of this browser. The server has forgotten it. */
export async function unsubscribeHere(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
}
