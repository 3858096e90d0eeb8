import type { Game, Viewer } from '../../../src/games/game.ts'
import type { Language } from '../../../src/games/kit/wording.ts'
import { changesOf, wordsIn } from './changes.ts'

/** What the words of a position leave out: the match itself states the number of its rules. */
const leftOut: Readonly<Record<string, readonly RegExp[]>> = {
  // A card is described with its price while it can be built, and always with its points.
  havana: [/^rules$/, /^buildings/],
  // The rules say what is printed; corners and the ends of roads follow from a tile's place.
  hamlet: [/^rules$/, /^box/, /^village\/\*\/corners/, /^roads\/\*\/between/],
  'le-havre': [/^rules$/],
}

const viewers: readonly Viewer[] = [0, 'spectator']

/** Where views of these states may differ although the words of the position are the same. */
export function silences(game: Game, states: readonly unknown[], language: Language, names: (seat: number) => string) {
  const views = states.flatMap((state) => viewers.map((viewer) => ({ state, view: game.view(state, viewer) })))
  const words = wordsIn(views.map(({ view }) => view))
  const silent = new Set<string>()
  for (const { state, view } of views) {
    const wording = game.wordingOf(state, language)
    const said = wording.position(view, names).join('\n')
    for (const { at, changed } of changesOf(view, words)) {
      if (leftOut[game.meta.id]?.some((pattern) => pattern.test(at))) continue
      if (!game.schemas.view.safeParse(changed).success) continue
      if (wording.position(changed, names).join('\n') === said) silent.add(at)
    }
  }
  return [...silent].toSorted()
}
