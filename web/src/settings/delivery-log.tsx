import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Schemas } from '../api/schemas.ts'
import { Button, Trouble, useAsking } from '../ui/controls.tsx'
import { language, words } from '../words/words.ts'
import { noticeWordsIn } from './notice-words.ts'
import styles from './settings.module.css'
import { wordsIn } from './words.ts'

type Delivery = Schemas['Delivery']

interface Props {
  /** Reads a page of them. @throws Refused, Unreachable */
  read(cursor: string | undefined): Promise<Schemas['DeliveryPage']>
  saysOf(delivery: Delivery): string
  /** What can be done with one; the list is read again after it. */
  actions?(delivery: Delivery, act: (action: () => Promise<unknown>) => void, isUnderWay: boolean): ComponentChildren
}

/** What was delivered to somewhere lately, and what became of it; read when the reader wants it. */
export function DeliveryLog({ read, saysOf, actions }: Props) {
  const say = wordsIn[language.value].webhooks
  const [items, setItems] = useState<readonly Delivery[]>()
  const [next, setNext] = useState<string | null>(null)
  const { trouble, ask, isUnderWay } = useAsking()
  const readPage = async (cursor?: string) => {
    const page = await read(cursor)
    setItems((before) => [...(cursor === undefined ? [] : (before ?? [])), ...page.items])
    setNext(page.next)
  }
  const act = (action: () => Promise<unknown>) =>
    ask(async () => {
      await action()
      await readPage()
    })
  return (
    <>
      <Trouble trouble={trouble} />
      {items?.length === 0 && <p>{noticeWordsIn[language.value].none}</p>}
      <ul class={styles.list}>
        {items?.map((delivery) => (
          <li key={delivery.id} class={styles.item}>
            <span>{saysOf(delivery)}</span>
            {actions?.(delivery, act, isUnderWay)}
          </li>
        ))}
      </ul>
      <Button isSmall isOff={isUnderWay} onClick={() => ask(() => readPage(next ?? undefined))}>
        {items === undefined ? say.deliveries : next === null ? say.readAgain : words.value.home.more}
      </Button>
    </>
  )
}
