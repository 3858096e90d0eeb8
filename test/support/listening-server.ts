import { randomUUID } from 'node:crypto'
import { Registry } from 'prom-client'
import { makeAdministrator, type OneTimeCredentials } from '../../src/accounts/administration/administrators.ts'
import { beginBrowserSession } from '../../src/accounts/sessions/browser-sessions.ts'
import { beginSession } from '../../src/accounts/sessions/sessions.ts'
import { server } from '../../src/main.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { readConfiguration } from '../../src/platform/configuration.ts'
import { builtClient } from '../../src/platform/http/client-routes.ts'
import type { Platform } from '../../src/platform/platform.ts'
import { deriveSecrets } from '../../src/platform/secrets.ts'
import { localSignals } from '../../src/platform/signals.ts'
import { afterFile } from './after-file.ts'
import { freshDatabase } from './database.ts'
import { type MailedLinks, mailedLinks } from './mailed-links.ts'
import { localSession, password, storeAccount } from './people.ts'
import { sharedThreads } from './threads.ts'

export interface ListeningServer extends MailedLinks {
  readonly url: string
  /** Makes a player whose account is confirmed. @returns with what they sign in */
  player(name: string): Promise<OneTimeCredentials>
  /** Signs in somebody who has an account by their name, without hashing. @returns their access token */
  token(name: string): Promise<string>
  /** Begins a session of a browser for somebody who has an account by their name. @returns the token for its cookie */
  browserToken(name: string): Promise<string>
  /** Makes an administrator. @returns with what they sign in */
  administrator(): Promise<OneTimeCredentials>
  /** Posts to webhooks and browsers what is due: the worker that does so by itself is not started. */
  deliver(): Promise<unknown>
}

/** The whole server on a fresh database and a free port, with its worker, its clock, its development inbox, and the client for browsers. */
export async function listeningServer(settings: NodeJS.ProcessEnv = {}): Promise<ListeningServer> {
  let url = ''
  const platform: Platform = {
    configuration: readConfiguration({ LOG_LEVEL: 'silent', HOST: '127.0.0.1', PORT: '0', ...settings }),
    database: await freshDatabase(),
    secrets: deriveSecrets('a secret for tests that is long enough'),
    clock: systemClock,
    signals: localSignals(),
    threads: sharedThreads,
    metrics: new Registry(),
    publicUrl: () => url,
    client: builtClient(),
  }
  const { app, worker, deliveries, deadlines, inbox } = await server(platform)
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  worker.start()
  deadlines.start()
  afterFile(async () => {
    await deadlines.stop()
    await worker.stop()
    await app.close()
    await platform.database.close()
  })

  const addressOf = (name: string) => `${name.toLowerCase()}@example.org`
  const accountOf = (name: string) =>
    platform.database.prisma.account.findUniqueOrThrow({ where: { email: addressOf(name) } })
  return {
    url,
    player: async (name) => {
      const email = addressOf(name)
      await storeAccount(platform, { id: randomUUID(), email, name, role: 'player', language: 'en' })
      return { email, password }
    },
    token: async (name) => (await beginSession(platform, await accountOf(name), localSession)).accessToken,
    browserToken: async (name) =>
      (await beginBrowserSession(platform, await accountOf(name), localSession)).cookieToken,
    administrator: () => makeAdministrator(platform),
    deliver: deliveries.drain,
    ...mailedLinks(url, inbox?.key?.token ?? ''),
  }
}
