import { api, requestKey } from '../../api/client.ts'
import { answer, Unreachable } from '../../api/problem.ts'
import type { Move, Schemas } from '../../api/schemas.ts'
import type { Table } from '../table.ts'
import { asked } from './trying.ts'

type Orders = Schemas['NewStandingOrders']['orders']

/**
 * The requests that send what was composed. Each is carried out once, even if it is repeated because its answer was
 * lost.
 */
export function composedRequests(table: Table) {
  const path = { match: table.id }
  let key = requestKey()
  /** The moves of which nobody knows whether they were made. */
  let unanswered: { readonly key: string; readonly body: ReturnType<typeof asked> } | undefined
  /** The standing orders that were given last. Giving them again adds none of them twice. */
  let given: { readonly added: string; readonly orders: Orders } | undefined

  async function send(request: NonNullable<typeof unanswered>): Promise<void> {
    const header = { 'Idempotency-Key': request.key }
    unanswered = undefined
    try {
      await answer(api.POST('/v1/matches/{match}/moves', { params: { path, header }, body: request.body }))
    } catch (error) {
      if (error instanceof Unreachable) unanswered = request
      throw error
    }
  }

  return {
    /** Something else is composed, so it is sent as another request, under a new key. */
    renew(): void {
      key = requestKey()
      unanswered = undefined
      given = undefined
    },
    isUnanswered: () => unanswered !== undefined,
    /** @throws Refused, Unreachable */
    make: (moves: readonly Move[]): Promise<void> => send(unanswered ?? { key, body: asked(table, moves) }),
    /** Sends the moves again whose answer was lost. @throws Refused, Unreachable */
    async repeat(): Promise<void> {
      if (unanswered !== undefined) await send(unanswered)
    },
    /** Adds to the reader's standing orders. @throws Refused, Unreachable */
    async order(more: Orders): Promise<void> {
      const added = JSON.stringify(more)
      if (given?.added !== added) {
        const before = await answer(api.GET('/v1/matches/{match}/orders', { params: { path } }))
        given = { added, orders: [...before.orders, ...more] }
      }
      await answer(api.PUT('/v1/matches/{match}/orders', { params: { path }, body: { orders: given.orders } }))
    },
  }
}
