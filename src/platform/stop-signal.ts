/** Thrown if the process gets a stop signal while it starts. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
}

/**
 * A signal that aborts at SIGINT, SIGTERM or, when its terminal is closed, SIGHUP. The second signal of the same kind
 * ends the process at once.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => controller.abort(new Stopped(`stopped by ${signal}`)))
  }
  return controller.signal
}

/** Resolves when the process gets a stop signal. */
export function whenStopped(stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stop.aborted) resolve()
    else stop.addEventListener('abort', () => resolve(), { once: true })
  })
}

/** The result of some work, unless a stop signal comes first; the work is then abandoned. @throws Stopped */
export async function unlessStopped<Result>(stop: AbortSignal, work: Promise<Result>): Promise<Result> {
  const stopped = whenStopped(stop).then(() => {
    throw stop.reason
  })
  return Promise.race([work, stopped])
}
