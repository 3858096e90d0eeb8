/** Thrown where the process was told to stop before it was done with starting. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
}

/** Tells that the process was told to stop, by SIGINT or SIGTERM. The second signal of its kind ends it at once. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => controller.abort(new Stopped(`stopped by ${signal}`)))
  }
  return controller.signal
}

/** Resolves once the process is told to stop. */
export function whenStopped(stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stop.aborted) resolve()
    else stop.addEventListener('abort', () => resolve(), { once: true })
  })
}

/** What some work comes to, unless the process is told to stop first: nobody waits for it then. @throws Stopped */
export async function unlessStopped<Done>(stop: AbortSignal, work: Promise<Done>): Promise<Done> {
  const stopped = whenStopped(stop).then(() => {
    throw stop.reason
  })
  return Promise.race([work, stopped])
}
