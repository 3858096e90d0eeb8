import type { Platform } from '../../platform/platform.ts'

/** Work that is looked for again and again, until it is told to stop. */
export interface WorkLoop {
  /** Begins to look, and goes on until it is stopped. */
  start(): void
  /** Looks no more, and waits for the look that is under way. */
  stop(): Promise<void>
  /** Looks at once: there is something to do. */
  wake(): void
}

/** Other processes write notices too, and what was put off becomes due: so it looks each second. */
const lookEachMilliseconds = 1000

/**
 * Looks for work as long as there is any, then each second, and as soon as this process has written notices.
 * @param look does what it finds. @returns how much that was
 * @param failed is told what kept it from looking
 */
export function workLoop(
  { outbox }: Pick<Platform, 'outbox'>,
  look: () => Promise<number>,
  failed: (error: unknown) => void,
): WorkLoop {
  let loop: Promise<void> | undefined
  let stopping = false
  let woken = false
  let endNap = () => {}

  async function run(): Promise<void> {
    while (!stopping) {
      woken = false
      try {
        if ((await look()) > 0) continue
      } catch (error) {
        failed(error)
      }
      if (!woken) await nap()
    }
  }

  function nap(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, lookEachMilliseconds)
      endNap = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  function wake(): void {
    woken = true
    endNap()
  }

  outbox.onWritten(wake)

  return {
    start() {
      stopping = false
      loop ??= run()
    },
    async stop() {
      stopping = true
      wake()
      await loop
      loop = undefined
    },
    wake,
  }
}

/** Runs until there is nothing to do. @returns how much that was in all */
export async function drained(runOnce: () => Promise<number>): Promise<number> {
  let seen = 0
  for (let more = await runOnce(); more > 0; more = await runOnce()) seen += more
  return seen
}
