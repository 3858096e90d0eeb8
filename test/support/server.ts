import { Registry } from 'prom-client'
import { type Server, server } from '../../src/main.ts'
import { readConfiguration } from '../../src/platform/configuration.ts'
import type { Platform } from '../../src/platform/platform.ts'
import { deriveSecrets } from '../../src/platform/secrets.ts'
import { localSignals } from '../../src/platform/signals.ts'
import { afterFile } from './after-file.ts'
import { freshDatabase } from './database.ts'
import { portOf } from './ports.ts'
import { sharedThreads } from './threads.ts'

/** A clock that tests set. */
interface HandClock {
  now(): Date
  turn(milliseconds: number): void
}

export function handClock(start = '2026-03-02T09:00:00.000Z'): HandClock {
  let time = Date.parse(start)
  return {
    now: () => new Date(time),
    turn: (milliseconds) => {
      time += milliseconds
    },
  }
}

export interface TestServer extends Server {
  readonly platform: Platform
  readonly clock: HandClock
}

/**
 * The whole server on a fresh database and a free port. Its worker is not started, and its clock is set by hand. Closed
 * after the test file.
 */
export async function testServer(
  environment: Record<string, string> = {},
  more: Partial<Pick<Platform, 'database' | 'signals' | 'logTo' | 'client' | 'traces'>> = {},
): Promise<TestServer> {
  const clock = handClock()
  const publicUrl = 'http://paquebot.test'
  const configuration = readConfiguration({ LOG_LEVEL: 'silent', PUBLIC_URL: publicUrl, ...environment })
  const database = more.database ?? (await freshDatabase())
  const platform: Platform = {
    configuration,
    secrets: deriveSecrets('a secret for tests that is long enough'),
    clock,
    signals: localSignals(),
    threads: sharedThreads,
    metrics: new Registry(),
    publicUrl: () => configuration.publicUrl ?? publicUrl,
    ...more,
    database,
  }
  const running = await server(platform)
  // Otherwise supertest would open and close a port for each request.
  await running.app.listen({ port: 0, host: '127.0.0.1' })
  afterFile(async () => {
    await running.worker.stop()
    await running.app.close()
    await database.close()
  })
  return { ...running, platform, clock }
}

/** The server's address. */
export function urlOf({ app }: Pick<TestServer, 'app'>): string {
  return `http://127.0.0.1:${portOf(app.server)}`
}
