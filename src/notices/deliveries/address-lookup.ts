import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { LRUCache } from 'lru-cache'
import { millisecondsAnHour } from '../../platform/clock.ts'
import { fairQueue } from '../../platform/fair-queue.ts'

/**
 * `dns.lookup` occupies one of libuv's four threads until the name servers of the host have answered or been given up,
 * even if nobody waits any more. Passwords and files need these threads, so at most two look up what people have given.
 */
const mostLookups = 2
/** An account one of whose lookups took longer counts as slow for an hour. */
const mostMillisecondsUnshared = 2_000
/** A lookup that has waited this long for its turn is given up: its post has ended by then. */
const mostMillisecondsInLine = 10_000

/** A lookup was given up before its turn came. */
class LookupGivenUp extends Error {
  readonly code = 'ETIMEDOUT'
}

/** How an account looks up hosts. */
type LookUpFor = (account: string) => LookupFunction

/**
 * Runs a few lookups at a time, one for each account; the others wait, and accounts take turns. All accounts whose name
 * servers are slow share one place. Otherwise a few people with hosts on slow name servers would hold up everybody's posts.
 */
export function inTurn(most: number, look: LookupFunction, now = () => performance.now()): LookUpFor {
  const running = new Set<string>()
  const slow = new LRUCache<string, true>({ max: 10_000, ttl: millisecondsAnHour })
  const line = fairQueue<() => void>()

  const isSlow = (account: string) => slow.has(account)
  const hasPlace = (account: string) => !running.has(account) && !(isSlow(account) && [...running].some(isSlow))

  function next(): void {
    while (running.size < most) {
      const turn = line.next(hasPlace)
      if (turn === undefined) return
      turn()
    }
  }

  return (account) => (host, options, callback) => {
    const since = now()
    line.add(account, () => {
      if (now() - since > mostMillisecondsInLine) {
        callback(new LookupGivenUp(`Too many lookups came before that of ${host}.`), [])
        return
      }
      running.add(account)
      const begun = now()
      look(host, options, (...found) => {
        running.delete(account)
        if (now() - begun > mostMillisecondsUnshared) slow.set(account, true)
        // Accounts that came meanwhile have not had a turn yet.
        line.putLast(account)
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
