import jwt from 'jsonwebtoken'
import type { Platform } from '../../src/platform/platform.ts'
import { type Client, perSecond } from '../client.ts'
import { secret } from '../platform.ts'

/** The token that the reference route checks as the server checks its own. */
const token = jwt.sign({ sub: 'reference' }, secret)

/** Matches of the reference route, and the version of each. */
export type ReferenceMatches = { readonly id: string; version: number }[]

/** The matches of a database, all of them started. */
export async function referenceMatches({ database }: Platform): Promise<ReferenceMatches> {
  return database.prisma.match.findMany({ select: { id: true, version: true }, orderBy: { id: 'asc' } })
}

/** Appends per second over HTTP to the bare route: each client appends to a match of its own. */
export async function referenceMoves(
  http: Client,
  matches: ReferenceMatches,
  clients: number,
  seconds: number,
): Promise<number> {
  return perSecond(clients, seconds, async (number) => {
    const match = matches[number]
    if (match === undefined) throw new Error('there are fewer matches than clients')
    const body = { version: match.version, move: { type: 'any' } }
    const answer = await http.call({ method: 'POST', path: `/matches/${match.id}/moves`, token, body })
    if (answer.status !== 200) throw new Error(`the reference route answered ${answer.status}: ${answer.text}`)
    match.version += 1
  })
}

/** Answers per second over HTTP from the bare route that sends a constant text of this length. */
export async function referenceTexts(http: Client, clients: number, seconds: number, length: number): Promise<number> {
  return perSecond(clients, seconds, async () => {
    const answer = await http.call({ method: 'GET', path: `/texts/${length}`, token })
    if (answer.text.length !== length) throw new Error(`the reference route answered ${answer.text.length} characters`)
  })
}

/** Unchanged views per second over HTTP from the bare route. */
export async function referenceUnchanged(http: Client, clients: number, seconds: number): Promise<number> {
  return perSecond(clients, seconds, async () => {
    const answer = await http.call({ method: 'GET', path: '/view', token, headers: { 'if-none-match': '"1"' } })
    if (answer.status !== 304) throw new Error(`the reference route answered ${answer.status}: ${answer.text}`)
  })
}
