import type { Clock } from './clock.ts'
import type { Configuration } from './configuration.ts'
import type { Database } from './database/database.ts'
import type { OutboxSignal } from './outbox.ts'
import type { ServerSecrets } from './secrets.ts'
import type { Threads } from './threads/threads.ts'

/** What every slice stands on, made once at start-up and handed down. */
export interface Platform {
  readonly configuration: Configuration
  readonly database: Database
  readonly secrets: ServerSecrets
  readonly clock: Clock
  readonly outbox: OutboxSignal
  /** Where that is computed which would hold up the event loop. */
  readonly threads: Threads
  /** Where people reach this server, for links; without a slash at its end. Known once the server listens. */
  readonly publicUrl: () => string
  /** Where the lines of the log go; without it, to standard output. */
  readonly logTo?: { write(line: string): void }
}
