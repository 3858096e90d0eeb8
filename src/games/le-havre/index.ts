import type { Game } from '../game.ts'
import { sensible } from './bots/sensible.ts'
import { chance } from './chance.ts'
import { components } from './components.ts'
import { askedLater, choices, decisions, questions } from './decisions.ts'
import { audience, Event } from './events.ts'
import { evolve } from './evolve.ts'
import { forfeit } from './forfeit.ts'
import { imagine } from './imagine.ts'
import { lesson } from './lesson/index.ts'
import { wording, wordingFor } from './locales/index.ts'
import { meta, type Options } from './meta.ts'
import { decide } from './moves/decide.ts'
import { Move } from './moves/index.ts'
import { byRules } from './newer-rules.ts'
import { nouns } from './nouns.ts'
import { opening } from './opening.ts'
import { picture } from './picture/picture.ts'
import { problems } from './problems/index.ts'
import { problemSentences } from './problems/sentences.ts'
import { rulebook } from './rulebook/index.ts'
import { State } from './state.ts'
import { kinds } from './table-components.ts'
import { usual } from './usual.ts'
import { View, view } from './view.ts'

/** Le Havre: take goods from the quays, own buildings and ships, and feed your people at the end of each round. */
export const leHavre: Game<State, Move, Event, View, Options> = {
  meta,
  schemas: { state: State, move: Move, event: Event, view: View },
  opening,
  decide,
  chance,
  evolve,
  decisions,
  questions,
  choices,
  nouns,
  usual,
  audience,
  reveals: ['special-revealed', 'specials-peeked'],
  view,
  picture,
  imagine,
  forfeit,
  byRules,
  problems,
  problemSentences,
  result: ({ phase }) => (phase.name === 'over' ? phase.result : undefined),
  components,
  kinds,
  rulebook,
  wording,
  wordingOf: (state, language) => wordingFor(language, askedLater(state)),
  bots: { sensible },
  lesson,
}
