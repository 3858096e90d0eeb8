import { randomUUID } from 'node:crypto'
import type { Api } from '../../scripts/demo/api.ts'
import { api } from '../../scripts/demo/api.ts'
import { fetchInto } from '../../scripts/demo/weeks/inject.ts'
import type { World } from '../../scripts/demo/weeks/world.ts'
import { nameKey } from '../../src/accounts/names/name-keys.ts'
import { beginSession } from '../../src/accounts/sessions/sessions.ts'
import { testServer } from '../support/server.ts'

/** Where lives are lived, one after the other. */
export interface Stage {
  readonly world: World
  /** An administrator, signed in anew. */
  administrator(): Promise<Api>
  /** The faults that the server has logged. */
  readonly faults: readonly string[]
}

/** A server of the test file's own. */
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
