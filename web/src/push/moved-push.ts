/** A cache that exists while the server does not know yet where to push to: the service worker makes it (`worker/worker.ts`). */
const moved = 'paquebot.push-moved'

/** Tells the server where this browser gets its pushes, if that has changed and the service worker could not tell it. */
export async function catchUpOnPush(): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(moved))) return
  const { renewPush } = await import('./push.ts')
  await renewPush()
  await caches.delete(moved)
}
