import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type FairQueue, fairQueue } from '../fair-queue.ts'
import { unavailable } from '../problems/problem.ts'
import { byAccount } from './limit.ts'
import { isChanging } from './methods.ts'

/** How many changes of one match run at once. Each may occupy one of the ten connections to the database. */
const mostUnderWay = 2
const mostMillisecondsToWait = 5_000

interface Lane {
  underWay: number
  readonly waiting: FairQueue<Turn>
}

/** Lets a request have its turn. @returns whether it takes it: it may have given up */
type Turn = () => boolean

/**
 * Limits concurrent changes of one match to two. The others wait here rather than at a lock in the database, so that
 * the connections remain free for other matches. Accounts take turns, or somebody could keep an opponent from moving by
 * sending many requests. A request that waits too long is answered with `unavailable`.
 */
export function takeTurnsByMatch(app: FastifyInstance): void {
  const lanes = new Map<string, Lane>()

  async function enter(match: string, by: string): Promise<void> {
    const lane = lanes.get(match) ?? { underWay: 0, waiting: fairQueue<Turn>() }
    lanes.set(match, lane)
    if (lane.underWay < mostUnderWay) {
      lane.underWay += 1
      return
    }
    await new Promise<void>((resolve, reject) => {
      let waits = true
      const patience = setTimeout(() => {
        waits = false
        reject(unavailable())
      }, mostMillisecondsToWait)
      lane.waiting.add(by, () => {
        clearTimeout(patience)
        resolve()
        return waits
      })
    })
  }

  /** The next request in line that still waits takes the place of the one that leaves. */
  function leave(match: string): void {
    const lane = lanes.get(match)
    if (lane === undefined) return
    for (let turn = lane.waiting.next(); turn !== undefined; turn = lane.waiting.next()) {
      if (turn()) return
    }
    lane.underWay -= 1
    if (lane.underWay === 0) lanes.delete(match)
  }

  app.addHook('onRoute', (route) => {
    if (!isChanging(String(route.method)) || !route.url.includes('/:match')) return
    const { handler } = route
    route.handler = async function (request, reply) {
      const match = matchOf(request)
      await enter(match, byAccount(request))
      try {
        return await handler.call(this, request, reply)
      } finally {
        leave(match)
      }
    }
  })
}

function matchOf({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && 'match' in params ? String(params.match) : ''
}
