import type { ComponentChildren } from 'preact'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import type { Match } from '../../api/schemas.ts'
import { Trouble } from '../../ui/controls.tsx'
import { useNewest } from '../../ui/newest.ts'
import { part } from '../../ui/part.ts'
import type { Composing } from '../composer/composing.ts'
import type { Given } from './order-list.tsx'

const OrderList = part(() => import('./order-list.tsx'), 'OrderList')

interface Props {
  readonly match: Match
  readonly composer: Composing
  /** What stands below. It is drawn when the orders have been read, so that they do not push it away. */
  readonly children: ComponentChildren
}

/** The reader's standing orders. Most give none. */
export function Orders({ match, composer, children }: Props) {
  const params = { path: { match: match.id } }
  const readOrders = async () => (await answer(api.GET('/v1/matches/{match}/orders', { params }))).orders
  const read = async (): Promise<Given> => {
    const orders = await readOrders()
    if (orders.length === 0) return { orders, choices: [] }
    const { choices } = await answer(api.GET('/v1/matches/{match}/choices/ahead', { params }))
    return { orders, choices }
  }
  // A plan that ends may have become an order.
  const { value, trouble, isSettled, readAgain } = useNewest(read, [match.version, composer.planned.value])
  return (
    <>
      {value !== undefined && value.orders.length > 0 && (
        <OrderList match={match} composer={composer} given={value} readOrders={readOrders} readAgain={readAgain} />
      )}
      <Trouble trouble={trouble} />
      {isSettled && children}
    </>
  )
}
