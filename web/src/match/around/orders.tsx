import { useEffect, useState } from 'preact/hooks'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import type { Choice, Match, Schemas } from '../../api/schemas.ts'
import { Button, Trouble, useAsking } from '../../look/controls.tsx'
import { words } from '../../words/words.ts'
import styles from './around.module.css'
import { orderWords } from './order-words.ts'

type Order = Schemas['StandingOrder']

/** The answers that the reader gave in advance. */
export function Orders({ match }: { readonly match: Match }) {
  const { around } = words.value
  const [orders, setOrders] = useState<readonly Order[]>([])
  const [choices, setChoices] = useState<readonly Choice[]>([])
  const { trouble, ask, isUnderWay } = useAsking()
  const params = { path: { match: match.id } }
  useEffect(
    () =>
      ask(async () => {
        const given = (await answer(api.GET('/v1/matches/{match}/orders', { params }))).orders
        setOrders(given)
        if (given.length === 0) return
        setChoices((await answer(api.GET('/v1/matches/{match}/choices/ahead', { params }))).choices)
      }),
    [match.version],
  )
  if (orders.length === 0) return <Trouble trouble={trouble} />

  const cancel = (order: Order) =>
    ask(async () => {
      const body = { orders: orders.filter((other) => other !== order) }
      setOrders((await answer(api.PUT('/v1/matches/{match}/orders', { params, body }))).orders)
    })
  return (
    <section class={styles.part}>
      <h2>{around.orders}</h2>
      <ol>
        {orders.map((order) => (
          <li key={JSON.stringify(order)}>
            {orderWords(order, choices)}{' '}
            <Button isSmall isOff={isUnderWay} onClick={() => cancel(order)}>
              {around.cancelOrder}
            </Button>
          </li>
        ))}
      </ol>
      <Trouble trouble={trouble} />
    </section>
  )
}
