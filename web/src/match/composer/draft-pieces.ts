import type { Choice, Field, Noun } from '../../api/schemas.ts'
import { isOnBoard, pieceName } from '../../boards/kit/pieces.ts'
import {
  amounts,
  begin,
  chosenValues,
  type Draft,
  hasChoice,
  missing,
  movesAmong,
  type OptionValue,
  sum,
  toggled,
  withGoods,
} from './draft.ts'

/** What the fields of a draft offer a piece for. Amounts may only add to the move, such as one more donkey. */
type Offer =
  | { readonly field: Extract<Field, { kind: 'one-of' | 'some-of' }>; readonly option: OptionValue }
  | { readonly field: Extract<Field, { kind: 'goods' }>; readonly good: Good }
type Good = Extract<Field, { kind: 'goods' }>['goods'][number]

function offersOf({ choice }: Draft, piece: Noun): readonly Offer[] {
  const name = pieceName(piece)
  return choice.fields.filter(hasChoice).flatMap((field): readonly Offer[] => {
    switch (field.kind) {
      case 'one-of':
      case 'some-of':
        return field.options.flatMap(({ noun, value }) => (pieceName(noun) === name ? [{ field, option: value }] : []))
      case 'goods':
        return goodsOf(field).flatMap((good) => (pieceName(good.noun) === name ? [{ field, good }] : []))
      default:
        return []
    }
  })
}

/** The goods of which a field allows any. */
const goodsOf = (field: Extract<Field, { kind: 'goods' }>): readonly Good[] =>
  field.max === 0 ? [] : field.goods.filter(({ max }) => max > 0)

/**
 * The draft after touching a piece that one of its fields offers; undefined if no field does. If several do, the piece
 * answers a field that still needs a value; otherwise it is chosen rather than counted.
 */
export function touch(draft: Draft, piece: Noun): Draft | undefined {
  const offers = offersOf(draft, piece)
  const open = missing(draft)
  const offer =
    offers.find(({ field }) => open.includes(field)) ?? offers.find((one) => 'option' in one) ?? offers.at(0)
  if (offer === undefined) return undefined
  return 'option' in offer ? toggled(draft, offer.field, offer.option) : withOneMore(draft, offer.field, offer.good)
}

/**
 * The draft that touching a piece begins. A piece that needs no choice is chosen already; a touch would remove it. A
 * piece that the choice is about only leads to the choice: a player who touches the town hall to hire does not ask for
 * a donkey there.
 */
export function beginWith(choice: Choice, piece: Noun | undefined): Draft {
  const begun = begin(choice)
  if (piece === undefined) return begun
  const isChosen = chosen(begun).some((noun) => pieceName(noun) === pieceName(piece))
  return isChosen ? begun : (touch(begun, piece) ?? begun)
}

/** One more of a good, or none of it after the maximum. */
function withOneMore(draft: Draft, field: Extract<Field, { kind: 'goods' }>, { good, max }: Good): Draft {
  const now = amounts(draft.values[field.name])
  const many = now[good] ?? 0
  const isFull = many >= max || sum(Object.values(now)) >= field.max
  return withGoods(draft, field.name, { ...now, [good]: isFull ? 0 : many + 1 })
}

/**
 * A choice without the fields whose pieces lie elsewhere: without bricks from the bag, if the touched brick is on a
 * card.
 * @param lies where in the view the piece lies, as a JSON Pointer; undefined if it is the thing itself
 */
export const meaning = (choice: Choice, lies: string | undefined): Choice =>
  lies === undefined
    ? choice
    : {
        ...choice,
        fields: choice.fields.filter((field) => !('from' in field) || field.from === undefined || field.from === lies),
      }

/** The pieces of the board that the fields of a draft offer. */
export const offered = ({ choice }: { readonly choice: Pick<Choice, 'fields'> }): readonly Noun[] =>
  choice.fields.filter(hasChoice).flatMap((field) => {
    if (field.kind === 'goods') return goodsOf(field).map(({ noun }) => noun)
    if (field.kind !== 'one-of' && field.kind !== 'some-of') return []
    return field.options.map(({ noun }) => noun).filter(isOnBoard)
  })

/** The pieces that a draft has chosen, including those that its choice is about. */
export const chosen = (draft: Draft): readonly Noun[] => [...draft.choice.about, ...chosenInFields(draft)]

const chosenInFields = ({ choice, values }: Draft): readonly Noun[] =>
  choice.fields.flatMap((field) => {
    if (field.kind === 'goods') {
      const now = amounts(values[field.name])
      return field.goods.filter(({ good }) => (now[good] ?? 0) > 0).map(({ noun }) => noun)
    }
    if (field.kind !== 'one-of' && field.kind !== 'some-of') return []
    const picked = chosenValues(values[field.name])
    return field.options.filter(({ value }) => picked.includes(value)).map(({ noun }) => noun)
  })

/** The choices that a piece leads to: those about it or, if there are none, those about nothing that offer it. */
export function choicesFor(choices: readonly Choice[], piece: Noun): readonly Choice[] {
  const name = pieceName(piece)
  const isIt = (noun: Noun) => pieceName(noun) === name
  const about = choices.filter((choice) => choice.about.some(isIt))
  return about.length > 0
    ? about
    : choices.filter((choice) => choice.about.length === 0 && offered({ choice }).some(isIt))
}

/** The pieces that lead to a choice. */
export const usable = (choices: readonly Choice[]): ReadonlySet<string> =>
  new Set(choices.flatMap((choice) => (choice.about.length > 0 ? choice.about : offered({ choice })).map(pieceName)))

/** The moves that no piece leads to, such as paying or ending the turn; all, if the game has no board to touch. */
export const withoutPiece = (choices: readonly Choice[], isDrawn = true): readonly Choice[] =>
  movesAmong(choices).filter(
    ({ about, fields }) => !isDrawn || (about.length === 0 && offered({ choice: { fields } }).length === 0),
  )
