import { catalogue } from '../../games/catalogue.ts'
import { job } from '../../platform/threads/job.ts'

/** A position that the rules of a game show. */
interface Example {
  readonly game: string
  readonly position: string
}

/** Plays a position of the rules. @returns its state */
export const example = job(import.meta.url, 'example', ({ game, position }: Example): unknown => {
  const found = catalogue.get(game)?.rulebook?.positions[position]
  if (found === undefined) throw new Error(`the rules of ${game} show no position ${position}`)
  return found.state()
})
