import { createEventBuffer } from 'better-sse'

/** Something that is told on a stream. */
export interface StreamEvent {
  readonly event: string
  /** What the client comes back with, to go on from here. */
  readonly id: string
  /** As JSON. */
  readonly data: string
}

/** An event as it is written (HTML Living Standard §9.2.5). */
export function eventText({ event, id, data }: StreamEvent): string {
  return createEventBuffer({ serializer: String }).push(data, event, id).read()
}

/** A comment: it tells nothing, but shows that the connection lives. */
export const heartbeat = createEventBuffer().comment('').dispatch().read()

/** What a client waits before it comes back, in milliseconds. */
const comesBackAfter = 3000
/** The first line of every stream. */
export const preamble = createEventBuffer().retry(comesBackAfter).dispatch().read()
