import type { Registry } from 'prom-client'
import type { Clock } from './clock.ts'
import type { Configuration } from './configuration.ts'
import type { Database } from './database/database.ts'
import type { ServerSecrets } from './secrets.ts'
import type { Signals } from './signals.ts'
import type { Threads } from './threads/threads.ts'
import type { Traces } from './traces/traces.ts'

/** What every slice needs, made once at start-up and passed down. */
export interface Platform {
  readonly configuration: Configuration
  readonly database: Database
  readonly secrets: ServerSecrets
  readonly clock: Clock
  readonly signals: Signals
  /** Threads for computations that would block the event loop. */
  readonly threads: Threads
  /** What this process counts and measures for Prometheus. No label names a match or a person. */
  readonly metrics: Registry
  /** Without it, nothing is traced. */
  readonly traces?: Traces | undefined
  /** The address at which people reach this server, without a trailing slash. Known when the server listens. */
  readonly publicUrl: () => string
  /** The folder of the client for browsers. Without it the server has none. */
  readonly client?: string | undefined
  /** Where to write the log; by default, to standard output. */
  readonly logTo?: { write(line: string): void }
}
