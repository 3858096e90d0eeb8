import { Gauge } from 'prom-client'
import type { Platform } from '../platform.ts'

/** Measures the connections to the database, and the requests that wait for one. */
export function measureConnections({ database, metrics }: Pick<Platform, 'database' | 'metrics'>): void {
  const { pool } = database
  new Gauge({
    name: 'paquebot_database_connections',
    help: 'Connections to the database, by state; and how many requests wait for one.',
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'awaited' }, pool.waitingCount)
    },
  })
}
