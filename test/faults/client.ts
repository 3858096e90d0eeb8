import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Person } from '../support/people.ts'
import type { Answer, Line } from './log.ts'

/** A request of a person about a match. */
interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
  /** Its Idempotency-Key, under which it may be sent again and again. */
  readonly key?: string
}

/** An answer, with its body. */
interface Answered {
  readonly answer: Answer
  readonly body: unknown
}

/** Makes requests, repeats them until they are answered, and writes down each of them. */
export interface Client {
  /** Asks once. */
  ask(person: Person, match: string, call: Call): Promise<Answered>
  /** Asks until there is an answer, and it is not that the server is away for a moment. @throws after two minutes of that */
  insist(person: Person, match: string, call: Call): Promise<Answered>
}

const Named = z.object({ version: z.int(), hash: z.string() })
const Good = z.object({
  version: z.int(),
  head: Named.nullish(),
  entries: z.array(z.object({ entry: Named })).default([]),
  decisions: z.array(z.object({ id: z.string() })).default([]),
})
const Problem = z.object({ code: z.string() })

/** How long it waits before it asks again, in milliseconds. */
const pause = 100
const mostTries = 2_400

/** The number of the next request or answer: one for all clients. */
let tick = 0

/** Where a client asks. */
interface Where {
  /** The address of a server that runs now. */
  url(): string
  /**
   * After how many milliseconds it asks elsewhere, if a server neither answers nor hangs up. Without it, it waits for as
   * long as it takes.
   */
  readonly patience?: number | undefined
}

/** @param lines its log, to which it adds */
export function client(name: string, where: Where, lines: Line[]): Client {
  async function ask(person: Person, match: string, call: Call): Promise<Answered> {
    tick += 1
    const [asked, time] = [tick, Date.now()]
    const answered = await sent(where, person, call)
    tick += 1
    const { method, path, key = null } = call
    const request = `${method} ${path}`
    lines.push({ client: name, asked, answered: tick, time, match, request, key, answer: answered.answer })
    return answered
  }

  async function insist(person: Person, match: string, call: Call): Promise<Answered> {
    for (let tries = 0; tries < mostTries; tries++) {
      const answered = await ask(person, match, call)
      const { answer } = answered
      if (answer.kind === 'good' || (answer.kind === 'problem' && answer.status !== 503)) return answered
      await wait(pause)
    }
    throw new Error(`nobody answers ${call.method} ${call.path}`)
  }

  return { ask, insist }
}

async function sent({ url, patience }: Where, person: Person, { method, path, body, key }: Call): Promise<Answered> {
  const headers = {
    authorization: `Bearer ${person.token()}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  }
  try {
    const options = { method, headers, signal: patience === undefined ? null : AbortSignal.timeout(patience) }
    const response = await fetch(`${url()}${path}`, body ? { ...options, body: JSON.stringify(body) } : options)
    return read(response, await response.text())
  } catch (error) {
    return { answer: { kind: 'none', why: whyNot(error) }, body: undefined }
  }
}

function read({ status, headers }: Response, text: string): Answered {
  const body: unknown = JSON.parse(text)
  if (status >= 300) {
    const { code } = Problem.catch({ code: 'no problem' }).parse(body)
    return { answer: { kind: 'problem', status, code, retryAfter: headers.get('retry-after') }, body }
  }
  const { version, head = null, entries, decisions } = Good.parse(body)
  const named = { version, head, entries: entries.map(({ entry }) => entry), decisions: decisions.map(({ id }) => id) }
  return { answer: { kind: 'good', ...named }, body }
}

/** Why no answer came: the system's own code for it, if there is one. */
function whyNot(error: unknown): string {
  const { cause } = error instanceof Error ? error : {}
  return cause instanceof Error && 'code' in cause ? String(cause.code) : String(error)
}
