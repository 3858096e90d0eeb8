import type { Noun } from '../../kit/choice.ts'
import { named, one, phraseFor } from '../../kit/phrases.ts'
import type { Language, Naming, Names as SeatNames, Wording } from '../../kit/wording.ts'
import { TileId } from '../data/supply-tiles.ts'
import type { LaterQuestion } from '../decisions.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves/index.ts'
import { codes } from '../refuse.ts'
import type { View } from '../view.ts'
import { tileName } from './names/names.ts'
import { choiceInWords, detailsOf, endingSentence, namedBy, refusalInWords } from './parts.ts'
import {
  type EventWithSentence,
  type FieldName,
  fieldNames,
  type Phrases,
  type Say,
  withoutSentence,
} from './phrases.ts'
import { positionInWords } from './position/position.ts'
import { speaker } from './say.ts'

/** The wording in one language. */
export function wordingBy(
  language: Language,
  phrases: Phrases,
  later: LaterQuestion | undefined,
): Wording<Move, Event, View> {
  const speak = (names: SeatNames, naming?: Naming) => speaker(language, phrases, names, naming)
  return {
    title: phrases.title,
    question: (question) =>
      question === later?.question
        ? phrases.laterQuestions[later.stage]
        : (one(phrases.questions, question.split('-')[0] ?? '') ?? question),
    choice({ move, fields }, names) {
      const say = speak(names)
      const title = one(phrases.choices, move.type)?.(choiceInWords(phrases, say, move)) ?? move.type
      const details = detailed.some((type) => type === move.type)
        ? [...detailsOf(phrases, say, move), ...namedBy(say, fields)]
        : []
      return details.length === 0 ? title : phrases.withDetails(title, details.join(', '))
    },
    field(move, field) {
      const name = [`${move}/${field}`, field].find(isFieldName)
      if (name !== undefined) return phrases.fields[name]
      const good = one(phrases.names.items, field)
      return good === undefined ? field : phrases.howOften(good)
    },
    noun: (noun, names) => nounInWords(phrases, speak(names), noun),
    event: (event, names, naming) => eventSentence(phrases, event, speak(names, naming)),
    position: (view, names) => positionInWords(phrases, speak(names), view),
    refusal(code, params, names) {
      const known = codes.find((each) => each === code)
      return known === undefined ? code : phrases.refusals[known](refusalInWords(speak(names), params))
    },
    ending: (result, names) => endingSentence(phrases, result, speak(names)),
    score: (label) => one(phrases.scores, label) ?? label,
    scoreExplained: (label) => one(phrases.scoreExplained, label) ?? '',
  }
}

/** The moves whose titles mention their fixed parts, and the goods that they ask about. */
const detailed: readonly Move['type'][] = ['enter', 'construct', 'send-home']

const isFieldName = (name: string): name is FieldName => fieldNames.some((known) => known === name)

function eventSentence(phrases: Phrases, event: Event, say: Say): string {
  if (event.type === 'ended') return endingSentence(phrases, event.result, say)
  return hasSentence(event) ? phraseFor(phrases.events, event, say) : ''
}

const hasSentence = (event: Event): event is EventWithSentence =>
  event.type !== 'ended' && !withoutSentence.some((type) => type === event.type)

function nounInWords({ names, answers }: Phrases, say: Say, { kind, id }: Noun): string {
  if (kind === 'seat') return say.seat(Number(id))
  if (kind === 'tile') return named(TileId, id, (tile) => tileName(names, tile)) ?? String(id)
  const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    item: names.items,
    offer: names.offers,
    building: names.buildings,
    ship: names.ships,
    'ship-type': names.shipTypes,
    answer: answers,
  }
  return one(one(tables, kind) ?? {}, id) ?? String(id)
}
