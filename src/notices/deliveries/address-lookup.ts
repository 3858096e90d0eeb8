import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'

/**
 * `dns.lookup` occupies one of libuv's four threads until the name servers of the host have answered or been given up,
 * even if nobody waits any more. Passwords and files need these threads, so at most two look up what people have given.
 */
const mostLookups = 2
/** A lookup that has waited this long for its turn is given up: its post has ended by then. */
const mostMillisecondsInLine = 10_000

/** What is given up before it is looked up. */
class LookupGivenUp extends Error {
  readonly code = 'ETIMEDOUT'
}

/** Looks up hosts for somebody: an account. */
type LookUpFor = (by: string) => LookupFunction

/**
 * Lets a few lookups run at a time, one for each who asks; the others wait for their turn, which goes around those who
 * ask. Or somebody with many hosts on slow name servers would hold up everybody's posts.
 */
export function inTurn(most: number, look: LookupFunction, now = () => performance.now()): LookUpFor {
  const running = new Set<string>()
  /** By those who ask, in the order of their turns: a Map keeps its keys in insertion order. */
  const line = new Map<string, (() => void)[]>()

  /** Ends somebody's turn: with what else they ask, they go to the end of the line. */
  function end(by: string): void {
    running.delete(by)
    const further = line.get(by)
    line.delete(by)
    if (further !== undefined) line.set(by, further)
  }

  function next(): void {
    for (const [by, [first, ...rest]] of line) {
      if (running.size >= most) return
      if (running.has(by)) continue
      line.delete(by)
      if (rest.length > 0) line.set(by, rest)
      first?.()
    }
  }

  return (by) => (host, options, callback) => {
    const since = now()
    const turn = () => {
      if (now() - since > mostMillisecondsInLine) {
        callback(new LookupGivenUp(`Too many lookups came before that of ${host}.`), [])
        return
      }
      running.add(by)
      look(host, options, (...found) => {
        end(by)
        callback(...found)
        next()
      })
    }
    line.set(by, [...(line.get(by) ?? []), turn])
    next()
  }
}

/**
 * Looks up hosts whose names people have given. Unlike `dns.Resolver`, which needs no thread, it knows the hosts file
 * of the machine or container, by which operators name programs of their own network.
 */
export const lookUpFor: LookUpFor = inTurn(mostLookups, lookup)

/**
 * The addresses of a host; none if it has no address, or if its name servers take longer than the caller waits.
 * @param patience in milliseconds
 */
export function addressesOf(host: string, patience: number, look: LookupFunction): Promise<string[]> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, patience, [])
    look(host, { all: true }, (error, found) => {
      clearTimeout(late)
      resolve(error !== null || typeof found === 'string' ? [] : found.map(({ address }) => address))
    })
  })
}
