import { z } from 'zod'
import { type Api, api } from '../../scripts/demo/api.ts'
import { sharedChromium } from '../support/chromium.ts'
import type { ListeningServer } from '../support/listening-server.ts'
import { signInNew, type Visitor, visitor } from './browser.ts'

/** A player of a match by the API alone: it leads to positions that a test looks at. */
export interface Distant {
  readonly name: string
  readonly api: Api
}

export const distant = async (server: ListeningServer, name: string): Promise<Distant> => ({
  name,
  api: api(server.url, { token: await server.token(name) }),
})

const Opened = z.object({ id: z.string() })

/**
 * Opens a match and has others join it, by the API: only the tests of finding each other do so in the browser. It begins
 * if it has no more seats than there are people.
 * @returns its page
 */
export async function begunMatch(
  server: ListeningServer,
  game: string,
  names: readonly string[],
  terms: {
    readonly seats?: number
    readonly seating?: 'as-joined'
    readonly name?: string
    readonly options?: Readonly<Record<string, string>>
  } = {},
): Promise<string> {
  const [host, ...guests] = await Promise.all(names.map((name) => distant(server, name)))
  if (host === undefined) throw new Error('a match needs people')
  const wish = { game, seats: names.length, name: `An evening with ${game}`, ...terms }
  const { id } = await host.api.post('/v1/matches', wish, Opened)
  for (const { api } of guests) await api.post(`/v1/matches/${id}/seats`, {}, z.unknown())
  return `${server.url}/matches/${id}`
}

/** A match of Ada and Bob that has begun, and is open in the browsers of both. */
export async function twoPlay(
  server: ListeningServer,
  game: string,
): Promise<{ readonly ada: Visitor; readonly bob: Visitor; readonly match: string }> {
  const browser = await sharedChromium()
  const [ada, bob] = [await visitor(browser), await visitor(browser)]
  await signInNew(ada, server, 'Ada')
  await signInNew(bob, server, 'Bob')
  const match = await begunMatch(server, game, ['Ada', 'Bob'])
  for (const { page } of [ada, bob]) await page.goto(match)
  for (const { page } of [ada, bob]) await page.locator('main[data-version]').waitFor()
  return { ada, bob, match }
}
