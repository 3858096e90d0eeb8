import type { Language, Names } from '../../games/kit/wording.ts'
import { drawPixels, type MatchRecord } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Picture } from '../letters/letter.ts'

/** The match and the seat that a picture shows. */
interface Pictured {
  readonly record: Pick<MatchRecord, 'id' | 'game' | 'seats'>
  readonly seat: number
  readonly names: Names
  readonly to: { readonly language: Language }
}

/**
 * A picture of the position as a seat may see it, from the same view as its description in words. If drawing fails, the
 * mail is sent without it, and the server logs a warning.
 */
export async function positionPicture(
  { publicUrl, configuration, threads }: Pick<Platform, 'publicUrl' | 'configuration' | 'threads'>,
  { record, seat, names, to }: Pictured,
  head: { readonly state: unknown; readonly version: number },
): Promise<Picture | null> {
  if (!configuration.mailPictures) return null
  const view = record.game.view(head.state, seat)
  const wording = record.game.wordingOf(head.state, to.language)
  try {
    const { game, seats } = record
    const named = [...Array(seats).keys()].map(names)
    const input = { game: game.meta.id, view, names: named, title: wording.title }
    const drawn = Buffer.from(await threads.run(drawPixels, input, { by: 'mails' }))
    const cid = `${record.id}.${head.version}.${seat}@${new URL(publicUrl()).hostname}`
    return { kind: 'picture', cid, alt: wording.position(view, names)[0] ?? wording.title, png: drawn }
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error))
    return null
  }
}
