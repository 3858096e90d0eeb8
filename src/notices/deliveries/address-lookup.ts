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

/** Lets a few lookups run at a time; the others wait for their turn. */
export function inTurn(most: number, look: LookupFunction, now = () => performance.now()): LookupFunction {
  let running = 0
  const line: (() => void)[] = []

  function next(): void {
    while (running < most && line.length > 0) line.shift()?.()
  }

  return (host, options, callback) => {
    const since = now()
    line.push(() => {
      if (now() - since > mostMillisecondsInLine) {
        callback(new LookupGivenUp(`Too many lookups came before that of ${host}.`), [])
        return
      }
      running += 1
      look(host, options, (...found) => {
        running -= 1
        callback(...found)
        next()
      })
    })
    next()
  }
}

/**
 * Looks up hosts whose names people have given. Unlike `dns.Resolver`, which needs no thread, it knows the hosts file
 * of the machine or container, by which operators name programs of their own network.
 */
export const lookUp: LookupFunction = inTurn(mostLookups, lookup)

/**
 * The addresses of a host; none if it has no address, or if its name servers take longer than the caller waits.
 * @param patience in milliseconds
 */
export function addressesOf(host: string, patience: number, look = lookUp): Promise<string[]> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, patience, [])
    look(host, { all: true }, (error, found) => {
      clearTimeout(late)
      resolve(error !== null || typeof found === 'string' ? [] : found.map(({ address }) => address))
    })
  })
}
