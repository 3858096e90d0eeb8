import { Presets, SingleBar } from 'cli-progress'

/** The progress of a long run, on stderr: a bar on a terminal, otherwise a line at every tenth. */
export interface Progress {
  done(count: number): void
  stop(): void
}

export function progress(total: number): Progress {
  return process.stderr.isTTY ? bar(total) : lines(total)
}

function bar(total: number): Progress {
  const shown = new SingleBar(
    { format: '{bar} {percentage}% | {value}/{total} matches | {eta_formatted} left', stream: process.stderr },
    Presets.shades_classic,
  )
  shown.start(total, 0)
  return { done: (count) => shown.update(count), stop: () => shown.stop() }
}

function lines(total: number): Progress {
  const step = Math.max(1, Math.ceil(total / 10))
  return {
    done(count) {
      if (count % step === 0 || count === total) console.error(`${count}/${total} matches`)
    },
    stop() {},
  }
}
