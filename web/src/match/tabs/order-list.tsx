import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import type { Choice, Match, Schemas } from '../../api/schemas.ts'
import { Button, Trouble, useAsking } from '../../ui/controls.tsx'
import { language, words } from '../../words/words.ts'
import type { Composing } from '../composer/composing.ts'
import { tabWords } from '../words.ts'
import styles from './match-tabs.module.css'
import { orderWords } from './order-words.ts'

type Order = Schemas['StandingOrder']
const keyOf = (order: Order): string => JSON.stringify(order)

export interface Given {
  readonly orders: readonly Order[]
  /** The choices from which orders can be made. */
  readonly choices: readonly Choice[]
}

interface Props {
  readonly match: Match
  readonly composer: Composing
  readonly given: Given
  readOrders(): Promise<readonly Order[]>
  readAgain(): Promise<void>
}

/** The reader's standing orders, with a button to cancel each. */
export function OrderList({ match, composer, given: { orders, choices }, readOrders, readAgain }: Props) {
  const { tabs } = words.value
  const tab = tabWords[language.value]
  const { trouble, ask, isUnderWay } = useAsking()
  const params = { path: { match: match.id } }
  const cancel = (order: Order) =>
    ask(async () => {
      // Another page may have given orders since these were read: they stay.
      const now = await readOrders()
      // The same order may be given several times: only one of them is removed.
      const place = now.findIndex((other) => keyOf(other) === keyOf(order))
      const body = { orders: now.filter((_, other) => other !== place) }
      await answer(api.PUT('/v1/matches/{match}/orders', { params, body }))
      composer.report.value = undefined
      await readAgain()
    })
  return (
    <section class={styles.part}>
      <h2>{tabs.orders}</h2>
      <ol class={styles.orders}>
        {orders.map((order, place) => (
          <li key={`${place}-${keyOf(order)}`} class={styles.order}>
            <span id={`order-${place}`}>{orderWords(order, choices, words.value.moves.atLeast)}</span>
            <Button isSmall describedBy={`order-${place}`} isOff={isUnderWay} onClick={() => cancel(order)}>
              {tab.cancelOrder}
            </Button>
          </li>
        ))}
      </ol>
      <Trouble trouble={trouble} />
    </section>
  )
}
