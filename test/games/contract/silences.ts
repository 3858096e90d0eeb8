import type { Game, Viewer } from '../../../src/games/game.ts'
import type { Language } from '../../../src/games/kit/wording.ts'
import { changesOf, wordsIn } from './changes.ts'

/** What the words of a position leave out: the number of the rules is told with the match. */
const leftOut: Readonly<Record<string, readonly RegExp[]>> = {
  // A card is told with its price where it can still be built, and with its points for ever.
  havana: [/^rules$/, /^buildings/],
  // What is printed stands in the rules; corners and the ends of roads follow from where a tile lies.
  hamlet: [/^rules$/, /^box/, /^village\/\*\/corners/, /^roads\/\*\/between/],
  'le-havre': [/^rules$/],
}

const viewers: readonly Viewer[] = [0, 'spectator']

/** Where views of these states could be different, with the words of the position the same. */
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
