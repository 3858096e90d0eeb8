import { gameById } from '../../games/catalogue.ts'
import { png } from '../../platform/raster.ts'
import { job } from '../../platform/threads/job.ts'

/** A view to draw. */
interface Drawn {
  /** The id of its game. */
  readonly game: string
  readonly view: unknown
  /** The name of each seat: a list, which another thread can take. */
  readonly names: readonly string[]
  /** The title of the game. */
  readonly title: string
}

/** The view as a drawing (SVG). */
export const drawPicture = job(import.meta.url, 'drawPicture', (drawn: Drawn): string => svgOf(drawn))

/** The drawing as pixels (PNG). */
export const drawPixels = job(
  import.meta.url,
  'drawPixels',
  async (drawn: Drawn): Promise<Uint8Array> => png(svgOf(drawn)),
)

function svgOf({ game: id, view, names, title }: Drawn): string {
  return gameById(id).picture(view, (seat) => names[seat] ?? '', title)
}
