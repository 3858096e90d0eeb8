import { type Api, apiAt, body, type Schemas } from './api.ts'
import { fillIn, type Pick } from './form.ts'

export interface Player {
  readonly name: string
  readonly api: Api
  readonly account: Schemas['Account']
}

interface NewPlayer {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** Registers, follows the link in the mail, and signs in. @param mailedToken reads the mail */
export async function newPlayer(
  baseUrl: string,
  { name, email, password }: NewPlayer,
  mailedToken: (email: string) => Promise<string>,
): Promise<Player> {
  const api = apiAt(baseUrl)
  const registered = await api.POST('/v1/accounts', { body: { name, email, password } })
  if (registered.response.status !== 202) throw new Error(`${name} was not registered`)
  await body(api.POST('/v1/accounts/confirm', { body: { token: await mailedToken(email) } }))
  const { accessToken, account } = await body(api.POST('/v1/sessions', { body: { email, password } }))
  return { name, account, api: apiAt(baseUrl, accessToken) }
}

/** Opens a match and takes its first seat. */
export function open({ api }: Player, seats: number): Promise<Schemas['Match']> {
  const wish = { game: 'havana', seats, name: 'A test of clients' } as const
  return body(api.POST('/v1/matches', { body: wish }))
}

export function join({ api }: Player, match: string): Promise<Schemas['Match']> {
  return body(api.POST('/v1/matches/{match}/seats', { params: { path: { match } }, body: { entropy: 'c0ffee' } }))
}

export function look({ api }: Player, match: string): Promise<Schemas['Match']> {
  return body(api.GET('/v1/matches/{match}', { params: { path: { match } } }))
}

/** Makes one of the offered moves. @returns the move; undefined if nothing is asked */
export async function moveOnce(
  { api }: { readonly api: Api },
  match: string,
  pick: Pick,
): Promise<Schemas['Played'] | undefined> {
  const path = { match }
  const { version, decision, choices } = await body(api.GET('/v1/matches/{match}/choices', { params: { path } }))
  const choice = choices[pick(choices.length)]
  if (decision === null || choice === undefined) return undefined
  const answer = await body(
    api.POST('/v1/matches/{match}/moves', {
      params: { path, header: { 'Idempotency-Key': `${match}/${version}` } },
      body: { moves: [fillIn(choice, pick)], decision: decision.id },
    }),
  )
  if (answer.outcome !== 'played') throw new Error('a move was only tried')
  return answer
}
