import type { Game } from '../game.ts'
import { sensible } from './bots/sensible.ts'
import { chance } from './chance.ts'
import { components } from './components.ts'
import { askedToBuild, choices, decisions, questions } from './decisions.ts'
import { audience, Event } from './events.ts'
import { evolve } from './evolve.ts'
import { forfeit } from './forfeit.ts'
import { imagine } from './imagine.ts'
import { kinds } from './kinds.ts'
import { lesson } from './lesson/index.ts'
import { wording, wordingFor } from './locales/index.ts'
import { meta, type Options } from './meta.ts'
import { decide } from './moves/decide.ts'
import { Move } from './moves/index.ts'
import { nouns } from './nouns.ts'
import { opening } from './opening.ts'
import { picture } from './picture/picture.ts'
import { problems } from './problems/index.ts'
import { problemSentences } from './problems/sentences.ts'
import { rulebook } from './rulebook/index.ts'
import { State } from './state.ts'
import { View, view } from './view.ts'

/** Havana: cards that act and give the initiative, buildings at the ends of two rows, first to the goal wins. */
export const havana: Game<State, Move, Event, View, Options> = {
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
  audience,
  reveals: ['revealed'],
  view,
  picture,
  imagine,
  forfeit,
  problems,
  problemSentences,
  result: ({ phase }) => (phase.name === 'over' ? phase.result : undefined),
  components,
  kinds,
  rulebook,
  wording,
  wordingOf: (state, language) => wordingFor(state.buildings, language, askedToBuild(state)),
  bots: { sensible },
  lesson,
}
