import { pair } from '../../words/pair.ts'
import type { Subject } from '../board.ts'
import { owedInWords } from '../kit/price.ts'
import { offers, type View } from './view.ts'
import { wordsIn } from './words.ts'

/**
 * What ships pay for a good, how much lies on an offer, and what it costs to enter a building and to do there what the
 * move says. This is what the reader owes, which may be less than what is printed.
 */
export function detail({ view, noun, choice, field, pieces, language }: Subject<View>): string | undefined {
  const offer = offers.find((one) => noun.kind === 'offer' && one === noun.id)
  if (offer !== undefined) return String(view.offers[offer])
  if (field?.kind === 'goods') return pieces.componentOf(noun)?.values.join(' · ')
  // A move may be about several buildings: the first says it.
  if (noun !== choice.about.find(({ kind }) => kind === 'building')) return undefined
  const words = wordsIn[language]
  const owed = (isFee: boolean) =>
    choice.fields
      .flatMap((field) =>
        field.kind === 'payment' && (field.name === 'fee') === isFee
          ? owedInWords(field.covers, choice, field, pieces) || []
          : [],
      )
      .join(', ')
  const isFree = choice.move.type === 'enter' && pieces.componentOf(noun)?.fee === null
  return (
    [
      { label: words.cost, price: owed(false) },
      { label: words.fee, price: isFree ? words.free : owed(true) },
    ]
      .flatMap(({ label, price }) => (price === '' ? [] : pair(label, price)))
      .join(' · ') || undefined
  )
}
