/** Is there while the server has still to be told where to push to (`worker/worker.ts`). */
const moved = 'paquebot.push-moved'

/** Tells the server where this browser gets its pushes, if that has changed and the service worker could not tell it. */
export async function catchUpOnPush(): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(moved))) return
  const { tellMoved } = await import('./push.ts')
  await tellMoved()
  await caches.delete(moved)
}
