import { Presets, SingleBar } from 'cli-progress'

/** The progress of a long run, on stderr. */
interface Progress {
  /** @param total how many there are, counted before the first */
  reached(done: number, total: number): void
  /** Leaves the terminal as it was found, also after a failure. */
  stop(): void
}

/**
 * A bar on a terminal. Elsewhere nothing is written, so that what a program reads on stderr is errors alone.
 * @param unit what is counted, in the plural
 */
export function progress(unit: string): Progress {
  return process.stderr.isTTY ? bar(unit) : { reached() {}, stop() {} }
}

/** Like `progress`; without a terminal, it prints a line at every tenth, for runs whose output is kept. */
export function loggedProgress(unit: string): Progress {
  return process.stderr.isTTY ? bar(unit) : lines(unit)
}

function bar(unit: string): Progress {
  const format = `{bar} {percentage}% | {value}/{total} ${unit} | {eta_formatted} left`
  const shown = new SingleBar({ format, stream: process.stderr }, Presets.shades_classic)
  return {
    reached(done, total) {
      if (!shown.isActive) shown.start(total, done)
      else shown.update(done)
    },
    stop: () => shown.stop(),
  }
}

function lines(unit: string): Progress {
  return {
    reached(done, total) {
      const step = Math.max(1, Math.ceil(total / 10))
      if (done > 0 && (done % step === 0 || done === total)) console.error(`${done}/${total} ${unit}`)
    },
    stop() {},
  }
}

/** Passes items on, and reports to a progress when each has been handled. */
export async function* watched<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  total: number,
  { reached, stop }: Progress,
): AsyncGenerator<Item> {
  try {
    let done = 0
    reached(done, total)
    for await (const item of items) {
      yield item
      reached(++done, total)
    }
  } finally {
    stop()
  }
}
