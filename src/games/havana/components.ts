import { type Component, sentences } from '../kit/component.ts'
import { spoken, tell } from '../kit/phrases.ts'
import type { Language } from '../kit/wording.ts'
import { actionIds } from './cards/action-id.ts'
import { cards as actionCards } from './cards/index.ts'
import { buildings } from './data/buildings.ts'
import { cardPhrases, houseTitles } from './locales/card-phrases.ts'
import { phrasesIn } from './locales/index.ts'
import { type Counts, pieces } from './pieces.ts'

/** Every card of the box in words: the action cards, and the building cards of the larger set. */
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
      text: sentences([tell(cards.printed, printed, say)]),
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
  return [...actions, ...plans]
}
