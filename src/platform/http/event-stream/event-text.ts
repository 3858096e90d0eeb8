/** Something that is told on a stream. */
export interface StreamEvent {
  readonly event: string
  /** What the client comes back with, to go on from here. */
  readonly id: string
  /** As JSON, in one line. */
  readonly data: string
}

/** An event as it is written (HTML Living Standard §9.2.5). */
export const eventText = ({ event, id, data }: StreamEvent): string => `event:${event}\nid:${id}\ndata:${data}\n\n`

/** A comment: it tells nothing, but shows that the connection lives. */
export const heartbeat = ':\n\n'

/** What a client waits before it comes back, in milliseconds. */
const comesBackAfter = 3000
/** The first line of every stream. */
export const preamble = `retry:${comesBackAfter}\n\n`
