import { randomUUID } from 'node:crypto'
import type { Api } from '../../scripts/demo/api.ts'
import { api } from '../../scripts/demo/api.ts'
import { fetchInto } from '../../scripts/demo/weeks/inject.ts'
import type { World } from '../../scripts/demo/weeks/world.ts'
import { nameKey } from '../../src/accounts/names/name-keys.ts'
import { beginSession } from '../../src/accounts/sessions/sessions.ts'
import { testServer } from '../support/server.ts'

/** The server on which lives run, one after another. */
export interface Stage {
  readonly world: World
  /** Signs the administrator in again. */
  administrator(): Promise<Api>
  /** The faults in the server's log. */
  readonly faults: readonly string[]
}

/** A server for this test file only. */
export async function stageOfLives(): Promise<Stage> {
  const faults: string[] = []
  const logTo = { write: (line: string) => faults.push(line) }
  const world = await testServer({ LOG_LEVEL: 'error' }, { logTo })
  const { platform, app } = world
  const id = randomUUID()
  const account = await platform.database.prisma.account.create({
    data: { id, name: id, nameKey: nameKey(id), role: 'administrator', status: 'active' },
  })
  return {
    world,
    faults,
    async administrator() {
      const { accessToken } = await beginSession(platform, account, {
        method: 'password',
        network: '127.0.0.1',
        userAgent: 'lives',
      })
      return api('', { token: accessToken }, fetchInto(app))
    },
  }
}
