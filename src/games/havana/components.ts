import { type Component, sentences } from '../kit/component.ts'
import { phraseFor, spoken } from '../kit/phrases.ts'
import type { Language } from '../kit/wording.ts'
import { actionIds } from './cards/action-id.ts'
import { cards as actionCards } from './cards/index.ts'
import { buildings } from './data/buildings.ts'
import { cardPhrases, houseTitles } from './locales/card-phrases.ts'
import { phrasesIn } from './locales/index.ts'
import { piecePhrases } from './locales/piece-phrases.ts'
import { rate } from './payment.ts'
import { type Counts, type Piece, pieces } from './pieces.ts'

/**
 * Every card and piece of the box in words: the action cards, the building cards of the larger set, and the pieces to
 * pay with.
 */
export function components(language: Language): Component[] {
  const [phrases, cards] = [phrasesIn[language], cardPhrases[language]]
  const lists = new Intl.ListFormat(language, { type: 'conjunction' })
  const amounts = (counted: Counts) => spoken(pieces, phrases.amounts, counted)
  const say = { pieces: (counted: Counts) => lists.format(amounts(counted)) }
  const actions = actionIds.map((id): Component => {
    const { number, printed } = actionCards[id]
    return {
      kind: 'action-card',
      id,
      group: cards.groups.actions,
      number: String(number),
      name: phrases.cards[id],
      values: [cards.initiative(number)],
      cost: null,
      fee: null,
      text: sentences([phraseFor(cards.printed, printed, say)]),
      provenance: {
        status: 'verified',
        note: sentences([cards.sources.action, ...(houseTitles[language].includes(id) ? [cards.sources.title] : [])]),
      },
    }
  })
  const plans = Object.entries(buildings[36]).map(([id, { vp, cost, architect }]): Component => {
    const number = Number.parseInt(id.slice(1), 10)
    return {
      kind: 'building',
      id,
      group: cards.groups.buildings,
      number: String(number),
      name: phrases.building(number),
      values: [phrases.points(vp)],
      cost: [...amounts(cost), ...(architect ? [phrases.architect] : [])].join(', '),
      fee: null,
      text: sentences([cards.building]),
      provenance: { status: 'house', note: sentences([cards.sources.building]) },
    }
  })
  return [...actions, ...plans, ...pieces.map((piece) => pieceInWords(language, piece))]
}

function pieceInWords(language: Language, piece: Piece): Component {
  const { group, text, source } = piecePhrases[language]
  return {
    kind: 'piece',
    id: piece,
    group,
    number: null,
    name: phrasesIn[language].pieces[piece],
    values: [],
    cost: null,
    fee: null,
    text: sentences([text(piece, rate)]),
    provenance: { status: 'verified', note: sentences([source]) },
  }
}
