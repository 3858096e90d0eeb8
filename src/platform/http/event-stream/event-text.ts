/** An event on a stream. */
interface StreamEvent {
  readonly event: string
  /** The client sends it when it reconnects, to continue after this event. */
  readonly id: string
  /** As JSON, in one line. */
  readonly data: string
}

/** An event in the format of the HTML Living Standard §9.2.5. */
export const eventText = ({ event, id, data }: StreamEvent): string => `event:${event}\nid:${id}\ndata:${data}\n\n`

/** A comment without content, which shows that the connection is alive. */
export const heartbeat = ':\n\n'

/** How long a client waits before it reconnects, in milliseconds. */
const comesBackAfter = 3000
/** The first line of every stream. */
export const preamble = `retry:${comesBackAfter}\n\n`
