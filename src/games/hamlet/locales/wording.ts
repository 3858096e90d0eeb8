import type { Noun } from '../../kit/choice.ts'
import { named, one, phraseFor, spoken } from '../../kit/phrases.ts'
import type { Language, Naming, Names as SeatNames, Wording } from '../../kit/wording.ts'
import { type Box, SlotId, TokenId } from '../box.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves/index.ts'
import type { View } from '../view.ts'
import { choiceInWords, contactInWords, endingSentence, originInWords, refusalInWords, stepInWords } from './parts.ts'
import { type EventWithSentence, type Phrases, type Say, unusedKinds, withoutSentence } from './phrases.ts'
import { positionInWords } from './position.ts'
import { speaker } from './say.ts'

/** The wording of a match in one language, by the pieces in its box. */
export function wordingBy(language: Language, phrases: Phrases, box: Box): Wording<Move, Event, View> {
  const speak = (names: SeatNames, naming?: Naming) => speaker(language, phrases, box, names, naming)
  return {
    title: phrases.title,
    question: (question) => one(phrases.questions, question.split('-')[0] ?? '') ?? question,
    choice: ({ move }, names) =>
      one(phrases.choices, move.type)?.(choiceInWords(phrases, speak(names), box, move)) ?? move.type,
    field: (_move, field) => one(phrases.fields, field) ?? field,
    noun: (noun, names) => nounInWords(phrases, speak(names), noun) ?? String(noun.id),
    event(event, names, naming) {
      const say = speak(names, naming)
      if (event.type === 'ended') return endingSentence(phrases, event.result, say)
      return hasSentence(event) ? phraseFor(phrases.events, event, say) : ''
    },
    unused: (unused) => spoken(unusedKinds, phrases.unused, unused),
    // A view contains the box of its match, and is described by that box, whichever box this wording was made for.
    position: (view, names) => positionInWords(phrases, speaker(language, phrases, view.box, names), view),
    refusal: (code, params, names) =>
      one(phrases.refusals, code)?.(refusalInWords(phrases, speak(names), params)) ?? code,
    ending: (result, names) => endingSentence(phrases, result, speak(names)),
    score: (label) => one(phrases.scores, label) ?? label,
    scoreExplained: (label) => one(phrases.scoreExplained, label) ?? '',
  }
}

const hasSentence = (event: Event): event is EventWithSentence =>
  event.type !== 'ended' && !withoutSentence.some((type) => type === event.type)

function nounInWords(phrases: Phrases, say: Say, { kind, id }: Noun): string | undefined {
  switch (kind) {
    case 'tile':
      return one(phrases.names.tiles, id)
    case 'seat':
      return say.seat(Number(id))
    case 'good':
      return one(phrases.names.goods, id)
    case 'token':
      return named(TokenId, id, say.sale)
    case 'slot':
      return named(SlotId, id, say.slotOf)
    case 'milestone':
      return one(phrases.names.milestones, id)
    case 'origin':
      return originInWords(phrases, say, String(id))
    case 'step':
      return stepInWords(phrases, say, String(id))
    case 'contact':
      return contactInWords(phrases, say, String(id))
    default:
      return undefined
  }
}
