import { Gauge, type Registry } from 'prom-client'

/** One metric of several that one reading fills. */
interface Measure<Reading> {
  readonly name: string
  readonly help: string
  readonly value: (reading: Reading) => number
}

/** Registers gauges that are filled from one reading each time the metrics are collected. */
export function gauges<Reading>(
  metrics: Registry,
  read: () => Promise<Reading>,
  measures: readonly Measure<Reading>[],
): void {
  let reading: Promise<Reading> | undefined
  // The registry asks all gauges before it waits for the first one.
  const readTogether = () =>
    (reading ??= read().finally(() => {
      reading = undefined
    }))
  for (const { name, help, value } of measures) gauge(metrics, name, help, async () => value(await readTogether()))
}

/**
 * Registers a gauge that is read whenever the metrics are collected. What cannot be read is NaN, so that the other
 * metrics are still collected.
 */
export function gauge(metrics: Registry, name: string, help: string, read: () => number | Promise<number>): void {
  new Gauge({
    name,
    help,
    registers: [metrics],
    async collect() {
      try {
        this.set(await read())
      } catch {
        this.set(Number.NaN)
      }
    },
  })
}
