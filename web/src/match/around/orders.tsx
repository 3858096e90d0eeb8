import { useEffect, useState } from 'preact/hooks'
import { api } from '../../api/client.ts'
import { answer, done } from '../../api/problem.ts'
import type { Match, Schemas } from '../../api/schemas.ts'
import { Button, Trouble, useAsking } from '../../look/controls.tsx'
import { words } from '../../words/words.ts'
import styles from './around.module.css'

/** The answers that the reader gave in advance. */
export function Orders({ match }: { readonly match: Match }) {
  const { around } = words.value
  const [orders, setOrders] = useState<readonly Schemas['StandingOrder'][]>([])
  const { trouble, ask, isUnderWay } = useAsking()
  const params = { path: { match: match.id } }
  useEffect(
    () => ask(async () => setOrders((await answer(api.GET('/v1/matches/{match}/orders', { params }))).orders)),
    [match.version],
  )
  if (orders.length === 0) return <Trouble trouble={trouble} />
  return (
    <section class={styles.part}>
      <h2>{around.orders}</h2>
      <ol>
        {orders.map((order) => (
          <li key={JSON.stringify(order)}>
            <code>{JSON.stringify(order.move)}</code>
          </li>
        ))}
      </ol>
      <Button
        isOff={isUnderWay}
        onClick={() =>
          ask(async () => {
            await done(api.DELETE('/v1/matches/{match}/orders', { params }))
            setOrders([])
          })
        }
      >
        {around.cancelOrders}
      </Button>
      <Trouble trouble={trouble} />
    </section>
  )
}
