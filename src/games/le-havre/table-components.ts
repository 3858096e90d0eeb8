import { type Component, kindsOf, type PieceKind, sentences, withoutNumbers } from '../kit/component.ts'
import type { Language } from '../kit/wording.ts'
import { foodOf } from './data/goods.ts'
import { loan } from './data/set-up.ts'
import { printedShips, ShipType } from './data/ships.ts'
import { offers } from './items.ts'
import { cardPhrases, namesIn } from './locales/cards/index.ts'
import { tablePhrases } from './locales/cards/table-phrases.ts'
import { phrasesIn } from './locales/index.ts'

/**
 * The things on the table that are not cards: offer spaces and ship spaces, francs, and the answers that moves ask for.
 */
export function tableComponents(language: Language): Component[] {
  const [names, cards, phrases] = [namesIn[language], cardPhrases[language], tablePhrases[language]]
  const { groups } = phrases
  const plain = withoutNumbers(cards.sources.piece)
  return [
    ...offers.map((id) => ({
      ...plain,
      kind: 'offer',
      id,
      group: groups.offers,
      name: names.offers[id],
      text: sentences([phrases.offer]),
    })),
    {
      ...plain,
      kind: 'item',
      id: 'franc',
      group: groups.money,
      name: names.items.franc,
      values: [names.counted.food(foodOf('franc'))],
      text: sentences([phrases.franc]),
    },
    ...ShipType.options.map((id) => ({
      ...plain,
      kind: 'ship-type',
      id,
      group: groups.spaces,
      name: names.shipTypes[id],
      values: carriesOf(cards, printedShips[id].carries),
      text: sentences([phrases.space]),
    })),
    ...Object.entries(phrasesIn[language].answers).map(([id, name]) => ({
      ...plain,
      kind: 'answer',
      id,
      group: groups.answers,
      name,
      text: sentences([phrases.answer]),
    })),
  ]
}

const carriesOf = ({ values, goods }: (typeof cardPhrases)[Language], carries: number): string[] =>
  carries === 0 ? [] : [values.carries(goods(carries))]

/** Seats, pawns, what lies face down, the round card, loans, and the sums of a seat. */
export function kinds(language: Language): PieceKind[] {
  const { franc } = namesIn[language].amounts
  const { receives, costs, interest, unpaid } = loan
  const inFrancs = {
    receives: franc(receives),
    costs: franc(costs),
    interest: franc(interest),
    unpaid: franc(unpaid),
  }
  return kindsOf(tablePhrases[language].kinds(inFrancs))
}
