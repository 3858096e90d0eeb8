import { catalogue } from '../../games/catalogue.ts'
import type { Names } from '../../games/kit/wording.ts'
import { png } from '../../platform/raster.ts'
import { job } from '../../platform/threads/job.ts'

/** A view, to be drawn. */
interface Drawn {
  /** The id of its game. */
  readonly game: string
  readonly view: unknown
  /** What to call each seat. */
  readonly names: readonly string[]
  /** What to call the game. */
  readonly title: string
}

/** The names of so many seats, as another thread gets them. */
export const listed = (names: Names, seats: number): string[] => Array.from({ length: seats }, (_, seat) => names(seat))

/** The view as a drawing (SVG). */
export const drawing = job(import.meta.url, 'drawing', (drawn: Drawn): string => svgOf(drawn))

/** The same as pixels (PNG). */
export const pixels = job(import.meta.url, 'pixels', async (drawn: Drawn): Promise<Uint8Array> => png(svgOf(drawn)))

function svgOf({ game: id, view, names, title }: Drawn): string {
  const game = catalogue.get(id)
  if (!game) throw new Error(`there is no game ${id}`)
  return game.picture(view, (seat) => names[seat] ?? '', title)
}
