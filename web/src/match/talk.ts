import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { api } from '../api/client.ts'
import { newestAnswer } from '../api/newest-answer.ts'
import { answer } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'

export type Message = Schemas['Message']

/** The messages at a table that have been read from the server. */
export interface Talk {
  /** The oldest first, without gaps. */
  readonly messages: ReadonlySignal<readonly Message[]>
  readonly hasEarlier: ReadonlySignal<boolean>
  /** Reads the newest messages. @throws Refused, Unreachable */
  read(): Promise<void>
  /** @throws Refused, Unreachable */
  readEarlier(): Promise<void>
}

const limit = 50

export function talkAt(match: string): Talk {
  const messages = signal<readonly Message[]>([])
  /** The cursor of the messages before the oldest one; null if there are none. */
  const earlier = signal<string | null>(null)
  const hasEarlier = computed(() => earlier.value !== null)
  const pageAt = (cursor?: string) => {
    const query = cursor === undefined ? { limit } : { limit, cursor }
    return answer(api.GET('/v1/matches/{match}/messages', { params: { path: { match }, query } }))
  }

  const reads = newestAnswer()

  function take({ items, next }: Schemas['MessagePage']): void {
    const newest = items.toReversed()
    const first = newest[0]?.number ?? 1
    const known = messages.value.filter(({ number }) => number < first)
    // Messages are numbered without gaps: the known ones are kept if they reach up to the new ones.
    const isConnected = known.at(-1)?.number === first - 1
    messages.value = isConnected ? [...known, ...newest] : newest
    if (!isConnected) earlier.value = next
  }

  async function readEarlier(): Promise<void> {
    const cursor = earlier.value
    if (cursor === null) return
    const page = await pageAt(cursor)
    // Meanwhile, so many new messages may have been read that these no longer reach up to them.
    if (cursor !== earlier.value) return
    messages.value = [...page.items.toReversed(), ...messages.value]
    earlier.value = page.next
  }
  return { messages, hasEarlier, read: () => reads.ask(pageAt, take), readEarlier }
}
