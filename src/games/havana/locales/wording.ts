import { one, phraseFor } from '../../kit/phrases.ts'
import type { Language, Names, Naming, Wording } from '../../kit/wording.ts'
import { ActionId } from '../cards/action-id.ts'
import type { BuildingTable } from '../data/buildings.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves/index.ts'
import { codes } from '../refuse.ts'
import type { View } from '../view.ts'
import { choiceInWords, endingSentence, refusalInWords } from './parts.ts'
import { fieldNames, type Phrases, type Say } from './phrases.ts'
import { positionInWords } from './position.ts'
import { speaker } from './say.ts'

/**
 * The wording of a match in one language, by the building cards of that match.
 * @param building the present question, if it is that of a turn in which only building is left
 */
export function wordingBy(
  language: Language,
  phrases: Phrases,
  table: BuildingTable,
  building: string | undefined,
): Wording<Move, Event, View> {
  const speak = (names: Names, naming?: Naming) => speaker(language, phrases, table, names, naming)
  return {
    title: phrases.title,
    question: (question) =>
      question === building ? phrases.buildOrEnd : (one(phrases.questions, question.split('-')[0] ?? '') ?? question),
    choice: (form, names) => choiceInWords(phrases, speak(names), form),
    field(move, field) {
      const name = fieldNames.find((known) => known === `${move}/${field}`)
      return name === undefined ? field : phrases.fields[name]
    },
    noun({ kind, id }, names) {
      const say = speak(names)
      if (kind === 'seat') return say.seat(Number(id))
      if (kind === 'building') return say.building(String(id))
      const card = ActionId.safeParse(id)
      if (kind === 'action-card' && card.success) return say.card(card.data)
      return one(phrases.pieces, id) ?? String(id)
    },
    event: (event, names, naming) => eventSentence(phrases, event, speak(names, naming)),
    // A view contains the table of its match and is described by it, whichever table this wording was made for.
    position: (view, names) => positionInWords(phrases, speaker(language, phrases, view.buildings, names), view),
    refusal(code, params, names) {
      const known = codes.find((each) => each === code)
      return known === undefined ? code : phrases.refusals[known](refusalInWords(speak(names), params))
    },
    ending: (result, names) => endingSentence(phrases, result, speak(names)),
    score: (label) => one(phrases.scores, label) ?? label,
    scoreExplained: (label) => one(phrases.scoreExplained, label) ?? '',
  }
}

function eventSentence(phrases: Phrases, event: Event, say: Say): string {
  if (event.type === 'ended') return endingSentence(phrases, event.result, say)
  if (event.type === 'phase-began' || event.type === 'draw-announced') return ''
  return phraseFor(phrases.events, event, say)
}
