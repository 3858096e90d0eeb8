import { Agent, get } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import type { Client } from './client.ts'
import { type Group, makeMove, matchOfNextMove } from './http.ts'
import type { SignedInPlayer } from './players.ts'

/** A move over HTTP, in milliseconds. */
interface HeardMove {
  /** From its request to its answer. */
  readonly answered: number
  /** From its answer until it is on the stream of somebody else; below 0 if that comes first. */
  readonly heard: number
}

/** A group makes moves, one after the other, while somebody listens to the stream of the match. */
export async function heardMoves(
  address: URL,
  http: Client,
  group: Group,
  listener: SignedInPlayer,
  count: number,
): Promise<HeardMove[]> {
  const made: HeardMove[] = []
  let listening: Listening | undefined
  while (made.length < count) {
    const { id } = matchOfNextMove(group)
    if (listening?.match !== id) {
      listening?.close()
      listening = await listen(address, id, listener.token)
    }
    const sent = performance.now()
    const { text } = await makeMove(http, group)
    const accepted = performance.now()
    const { version } = Versioned.parse(JSON.parse(text))
    made.push({ answered: accepted - sent, heard: (await listening.arrivalOf(version)) - accepted })
  }
  listening?.close()
  return made
}

interface Listening {
  readonly match: string
  /** When the entry of this version came, by `performance.now()`. */
  arrivalOf(version: number): Promise<number>
  close(): void
}

const Versioned = z.object({ version: z.int() })
const EntryEvent = z.object({ entry: Versioned })

/** Opens the stream of a match, and waits for its first event. */
function listen(address: URL, match: string, token: string): Promise<Listening> {
  const arrivals = new Map<number, number>()
  return new Promise((resolve, reject) => {
    const options = { headers: { authorization: `Bearer ${token}` }, agent: new Agent() }
    const request = get(new URL(`/v1/matches/${match}/stream`, address), options, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`the stream answered ${answer.statusCode}`))
      let rest = ''
      answer.setEncoding('utf8').on('error', () => {})
      answer.on('data', (text: string) => {
        const now = performance.now()
        const events = (rest + text).split('\n\n')
        rest = events.pop() ?? ''
        for (const event of events) {
          const data = /^event:entry\n.*^data:(.*)$/ms.exec(event)?.[1]
          if (data !== undefined) arrivals.set(EntryEvent.parse(JSON.parse(data)).entry.version, now)
        }
        if (events.some((event) => event.startsWith('event:')))
          resolve({ match, arrivalOf, close: () => void request.destroy() })
      })
    }).on('error', reject)
  })

  async function arrivalOf(version: number): Promise<number> {
    for (;;) {
      const arrival = arrivals.get(version)
      if (arrival !== undefined) return arrival
      await nextTurn()
    }
  }
}
