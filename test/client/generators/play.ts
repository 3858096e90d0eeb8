import { client as heyApiClient } from './generated/hey-api/client.gen.ts'
import * as heyApi from './generated/hey-api/index.ts'
import * as oazapfts from './generated/oazapfts.ts'
import * as orval from './generated/orval.ts'

/**
 * Plays a little with each of the generated clients. Usage: play.ts URL EMAIL PASSWORD; prints each client's actions
 * and answers as JSON
 */

interface Credentials {
  readonly email: string
  readonly password: string
}

/** What a client did, and the answers. */
interface Seen {
  readonly opened: string
  readonly version: number
  readonly says: readonly string[]
  readonly refusal: string
}

const wish = { game: 'havana', seats: 2, bots: 1, seating: 'as-joined' } as const
const nobodys = '00000000-0000-4000-8000-000000000000'

/** Signs in, opens a match against a bot, makes the first offered move, and requests an unknown match. */
const clients: Readonly<Record<string, (baseUrl: string, credentials: Credentials) => Promise<Seen>>> = {
  async 'hey-api'(baseUrl, credentials) {
    heyApiClient.setConfig({ baseUrl })
    const session = await heyApi.signIn({ body: credentials, throwOnError: true })
    heyApiClient.setConfig({ auth: session.data.accessToken })

    const { id: match } = (await heyApi.createMatch({ body: wish, throwOnError: true })).data
    const { choices } = (await heyApi.getChoices({ path: { match }, throwOnError: true })).data
    const body = { moves: [first(choices).example] }
    const headers = { 'Idempotency-Key': `${match}/hey-api` }
    const played = (await heyApi.move({ path: { match }, headers, body, throwOnError: true })).data
    if (played.outcome !== 'played') throw new Error('a move was only tried')
    const { error } = await heyApi.getMatch({ path: { match: nobodys } })
    if (error === undefined) throw new Error('nobody’s match is there')
    return {
      opened: match,
      version: played.version,
      says: played.entries.flatMap(({ says }) => says),
      refusal: error.code,
    }
  },

  async oazapfts(baseUrl, credentials) {
    oazapfts.defaults.baseUrl = baseUrl
    const session = await oazapfts.signIn(credentials)
    if (session.status !== 201) throw new Error(session.data.code)
    oazapfts.defaults.headers = { authorization: `Bearer ${session.data.accessToken}` }

    const created = await oazapfts.createMatch(wish)
    if (created.status !== 201) throw new Error(created.data.code)
    const match = created.data.id
    const offered = await oazapfts.getChoices(match)
    if (offered.status !== 200) throw new Error(`choices were answered with ${offered.status}`)
    const moves = [first(offered.data.choices).example]
    const played = await oazapfts.move(match, { moves }, { idempotencyKey: `${match}/oazapfts` })
    if (played.status !== 200 || played.data.outcome !== 'played')
      throw new Error(`moving was answered with ${played.status}`)
    const { version, entries } = played.data
    const refused = await oazapfts.getMatch(nobodys)
    if (refused.status !== 404) throw new Error('nobody’s match is there')
    return { opened: match, version, says: entries.flatMap(({ says }) => says), refusal: refused.data.code }
  },

  async orval(baseUrl, credentials) {
    // Its functions request paths, as a page from the server would.
    const { fetch: fetchAt } = globalThis
    globalThis.fetch = (path, init) => fetchAt(new URL(String(path), baseUrl), init)
    const session = await orval.signIn(credentials)
    if (session.status !== 201) throw new Error(session.data.code)
    const signedIn = { headers: { authorization: `Bearer ${session.data.accessToken}` } }

    const created = await orval.createMatch(wish, signedIn)
    if (created.status !== 201) throw new Error(created.data.code)
    const match = created.data.id
    const offered = await orval.getChoices(match, signedIn)
    if (offered.status !== 200) throw new Error(`choices were answered with ${offered.status}`)
    const played = await orval.move(match, { moves: [first(offered.data.choices).example] }, signedIn)
    if (played.status !== 200 || played.data.outcome !== 'played')
      throw new Error(`moving was answered with ${played.status}`)
    const { version, entries } = played.data
    const refused = await orval.getMatch(nobodys, {}, signedIn)
    if (refused.status !== 404) throw new Error('nobody’s match is there')
    return { opened: match, version, says: entries.flatMap(({ says }) => says), refusal: refused.data.code }
  },
}

function first<Item>(items: readonly Item[]): Item {
  const [item] = items
  if (item === undefined) throw new Error('nothing is offered')
  return item
}

const [baseUrl = '', email = '', password = ''] = process.argv.slice(2)
const seen: Record<string, Seen> = {}
for (const [name, play] of Object.entries(clients)) seen[name] = await play(baseUrl, { email, password })
console.log(JSON.stringify(seen))
