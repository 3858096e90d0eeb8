import { Gauge, type Registry } from 'prom-client'

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
