import jwt from 'jsonwebtoken'
import type { Platform } from '../../src/platform/platform.ts'
import type { Client, Repeated } from '../client.ts'
import { secret } from '../platform.ts'

/** The token that the reference route checks as the server checks its own. */
const token = jwt.sign({ sub: 'reference' }, secret)

/** Matches of the reference route, and the version of each. */
type ReferenceMatches = { readonly id: string; version: number }[]

/** The matches of a database, all of them started. */
export async function referenceMatches({ database }: Platform): Promise<ReferenceMatches> {
  return database.prisma.match.findMany({ select: { id: true, version: true }, orderBy: { id: 'asc' } })
}

/** Appends by the bare route: each client appends to a match of its own. */
export function bareAppends(http: Client, matches: ReferenceMatches): Repeated {
  return async (number) => {
    const match = matches[number]
    if (match === undefined) throw new Error('there are fewer matches than clients')
    const body = { version: match.version, move: { type: 'any' } }
    const answer = await http.call({ method: 'POST', path: `/matches/${match.id}/moves`, token, body })
    if (answer.status !== 200) throw new Error(`the reference route answered ${answer.status}: ${answer.text}`)
    match.version += 1
  }
}

/** Answers of the bare route that sends a constant text of this length. */
export function bareTexts(http: Client, length: number): Repeated {
  return async () => {
    const answer = await http.call({ method: 'GET', path: `/texts/${length}`, token })
    if (answer.text.length !== length) throw new Error(`the reference route answered ${answer.text.length} characters`)
  }
}

/** Unchanged views of the bare route. */
export function bareUnchanged(http: Client): Repeated {
  return async () => {
    const answer = await http.call({ method: 'GET', path: '/view', token, headers: { 'if-none-match': '"1"' } })
    if (answer.status !== 304) throw new Error(`the reference route answered ${answer.status}: ${answer.text}`)
  }
}
