import { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import type { MatchRecord } from '../record/record.ts'
import { shortHash } from './cursor.ts'

export const eventId = z.string().describe('Reconnect with it as `Last-Event-ID` to get the events that followed.')

/**
 * An event that another slice adds to the streams of matches: how something of the match is now, the same for everybody
 * who may see the match. It is sent whenever it differs from what a listener last received.
 */
export interface SliceEvent {
  readonly event: string
  /** The subject of the event, for the description of the stream. */
  readonly about: string
  readonly schema: z.ZodObject<{ event: z.ZodLiteral<string> }>
  /** Whether there may be anything to tell of a match; otherwise nothing is read. */
  isIn(record: MatchRecord): boolean
  /** How it is now. The fingerprint is empty if there is nothing to tell. */
  read(platform: Platform, match: string): Promise<{ readonly data: string; readonly fingerprint: string }>
}

interface SliceEventDefinition<Data extends z.ZodObject> extends Pick<SliceEvent, 'event' | 'about' | 'isIn'> {
  readonly data: Data
  /** The name of the event's schema, and when the event comes. */
  readonly meta: { readonly id: string; readonly description: string }
  read(platform: Platform, match: string): Promise<z.infer<Data>>
  /**
   * What the fingerprint is made from; undefined if there is nothing to tell. Listeners keep fingerprints, so this must
   * never change.
   */
  fingerprinted(data: z.infer<Data>): object | undefined
}

/** Defines an event that a slice adds to the streams of matches. */
export function sliceEvent<Data extends z.ZodObject>(definition: SliceEventDefinition<Data>): SliceEvent {
  const { event, about, data, meta } = definition
  return {
    event,
    about,
    schema: z.object({ event: z.literal(event), id: eventId, data }).meta(meta),
    isIn: (record) => definition.isIn(record),
    async read(platform, match) {
      const read = await definition.read(platform, match)
      const fingerprinted = definition.fingerprinted(read)
      return { data: JSON.stringify(read), fingerprint: fingerprinted === undefined ? '' : shortHash(fingerprinted) }
    },
  }
}
