import type { Choice, Field, Move, Noun, Place } from '../../api/schemas.ts'
import { isOnBoard, pieceName } from '../../boards/kit/pieces.ts'

/**
 * A move being composed: one of the choices, and the values of its fields so far. Only pure functions; a dry run shows
 * what the server says to it.
 */
export type OptionValue = string | number | boolean
export type Amounts = Readonly<Record<string, number>>
export type Value = OptionValue | readonly OptionValue[] | Amounts | Place

export interface Draft {
  readonly choice: Choice
  readonly values: Readonly<Record<string, Value>>
}

/** A draft with every value that needs no choice: single options, orders as offered, counts of the example. */
export function begin(choice: Choice): Draft {
  const settled = choice.fields.flatMap((field) => {
    const value = settledValue(field, choice.example)
    return value === undefined ? [] : [[field.name, value] as const]
  })
  return { choice, values: Object.fromEntries(settled) }
}

/** Whether the reader has not chosen anything in it yet, although there is something to choose. */
export const isUntouched = ({ choice, values }: Draft): boolean =>
  choice.fields.some(hasChoice) && JSON.stringify(values) === JSON.stringify(begin(choice).values)

/** The only value that a field can have; otherwise the value that is shown before the reader changes it. */
function settledValue(field: Field, example: Move): Value | undefined {
  const only = onlyValue(field)
  if (only !== undefined) return only
  switch (field.kind) {
    case 'count': {
      const many = example[field.name]
      return typeof many === 'number' ? many : field.min
    }
    case 'order':
      return field.options.map(({ value }) => value)
    case 'goods':
      // None so far is also a value.
      return {}
    case 'one-of':
    case 'some-of':
    case 'payment':
    case 'place':
      return undefined
  }
}

/** The value of a field that can be filled in in one way only; undefined if there are several ways. */
export function onlyValue(field: Field): Value | undefined {
  switch (field.kind) {
    case 'one-of':
      return field.options.length === 1 && !field.optional ? field.options[0]?.value : undefined
    case 'some-of':
      if (field.max === 0) return []
      return field.options.length === field.min ? field.options.map(({ value }) => value) : undefined
    case 'count':
      return field.max === field.min ? field.min : undefined
    case 'order':
      return field.options.length < 2 ? field.options.map(({ value }) => value) : undefined
    case 'goods':
      if (field.max === 0) return {}
      return sum(field.goods.map(({ max }) => max)) === field.min
        ? amounts(Object.fromEntries(field.goods.map(({ good, max }) => [good, max])))
        : undefined
    case 'payment':
      return undefined
    case 'place':
      return field.places.length === 1 ? field.places[0] : undefined
  }
}

/** Whether a field has anything to choose from; it is shown even if all of it must be chosen. */
export function hasChoice(field: Field): boolean {
  switch (field.kind) {
    case 'count':
      return field.max > field.min
    case 'goods':
      return field.max > 0
    case 'some-of':
      return field.max > 0 && field.options.length > 0
    case 'place':
      return field.places.length > 1
    case 'one-of':
    case 'order':
    case 'payment':
      return true
  }
}

/** @param value undefined removes the value */
export function withValue({ choice, values }: Draft, name: string, value: Value | undefined): Draft {
  const { [name]: _before, ...others } = values
  return { choice, values: value === undefined ? others : { ...others, [name]: value } }
}

/** The fields that still need a value. */
export const missing = ({ choice, values }: Draft): readonly Field[] =>
  choice.fields.filter((field) => !suffices(field, values[field.name]))

function suffices(field: Field, value: Value | undefined): boolean {
  switch (field.kind) {
    case 'one-of':
      return field.optional || value !== undefined
    case 'some-of': {
      const many = chosenValues(value).length
      return many >= field.min && many <= field.max
    }
    case 'goods': {
      const many = sum(Object.values(amounts(value)))
      return many >= field.min && many <= field.max
    }
    case 'count':
    case 'order':
    case 'place':
      return value !== undefined
    case 'payment':
      return true
  }
}

export const moveOf = ({ choice, values }: Draft): Move => ({ ...choice.move, ...values })

/**
 * Whether every field that can change the payment is as in the choice's example: then the server would take what the
 * example proposes. Counts and goods can change it; a person, an option or a place cannot.
 */
export function isAsExample({ choice: { fields, example }, values }: Draft): boolean {
  return fields.every(({ kind, name }) => {
    if (kind === 'count') return values[name] === example[name]
    return kind !== 'goods' || inWriting(amounts(values[name])) === inWriting(example[name])
  })
}

/** Amounts in the order of their goods, so that the order in which the reader named them does not matter. */
const inWriting = (goods: unknown): string => JSON.stringify(Object.entries(goods ?? {}).toSorted())

/** The amounts of a goods field or a payment; none if it has no value yet. */
export const amounts = (value: Value | undefined): Amounts =>
  isAmounts(value) ? Object.fromEntries(Object.entries(value).filter(([, many]) => many > 0)) : {}

const isList = (value: Value | undefined): value is readonly OptionValue[] => Array.isArray(value)
const isAmounts = (value: Value | undefined): value is Amounts =>
  typeof value === 'object' && !isList(value) && !isPlace(value)

export const isPlace = (value: Value | undefined): value is Place =>
  typeof value === 'object' && 'turns' in value && 'q' in value && 'r' in value

/** The place after another one, or before it with −1, and round again; the first or the last one if there is none. */
export function placeBeside(
  { places }: Extract<Field, { kind: 'place' }>,
  value: Value | undefined,
  step: 1 | -1,
): Place | undefined {
  const index = placeIn(places, value)
  return index < 0 && step < 0 ? places.at(-1) : places[(index + step + places.length) % places.length]
}

/** The index of a place in a list; −1 if it is not there. */
export const placeIn = (places: readonly Place[], value: Value | undefined): number =>
  isPlace(value) ? places.findIndex(({ turns, q, r }) => turns === value.turns && q === value.q && r === value.r) : -1

export function chosenValues(value: Value | undefined): readonly OptionValue[] {
  if (isList(value)) return value
  return typeof value === 'object' || value === undefined ? [] : [value]
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** What the fields of a draft offer a piece for. Amounts may only add to the move, such as one more donkey. */
type Offer =
  | { readonly field: Extract<Field, { kind: 'one-of' | 'some-of' }>; readonly option: OptionValue }
  | { readonly field: Extract<Field, { kind: 'goods' }>; readonly good: Good }
type Good = Extract<Field, { kind: 'goods' }>['goods'][number]

function offersOf({ choice }: Draft, piece: Noun): readonly Offer[] {
  const name = pieceName(piece)
  return choice.fields.flatMap((field): readonly Offer[] => {
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

/** The amounts of a goods field, without amounts of 0. */
export const withGoods = (draft: Draft, name: string, taken: Amounts): Draft => withValue(draft, name, amounts(taken))

/** One more of a good, or none of it after the maximum. */
function withOneMore(draft: Draft, field: Extract<Field, { kind: 'goods' }>, { good, max }: Good): Draft {
  const now = amounts(draft.values[field.name])
  const many = now[good] ?? 0
  const isFull = many >= max || sum(Object.values(now)) >= field.max
  return withGoods(draft, field.name, { ...now, [good]: isFull ? 0 : many + 1 })
}

/** Chooses an option of a field, or removes it. If a list of several is full, its first value makes way. */
export function toggled(
  draft: Draft,
  field: Extract<Field, { kind: 'one-of' | 'some-of' }>,
  option: OptionValue,
): Draft {
  const before = draft.values[field.name]
  if (field.kind === 'one-of') return withValue(draft, field.name, before === option ? undefined : option)
  const chosen = chosenValues(before)
  if (chosen.includes(option)) {
    return withValue(
      draft,
      field.name,
      chosen.filter((one) => one !== option),
    )
  }
  const kept = chosen.length >= field.max ? chosen.slice(1) : chosen
  return withValue(draft, field.name, [...kept, option])
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
  choice.fields.flatMap((field) => {
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

/** The choices that do something now; the others only set what is done without a question from now on. */
export const movesAmong = (choices: readonly Choice[]): readonly Choice[] => choices.filter(({ standing }) => !standing)

/** The moves that no piece leads to, such as paying or ending the turn. */
export const withoutPiece = (choices: readonly Choice[]): readonly Choice[] =>
  movesAmong(choices).filter(({ about, fields }) => about.length === 0 && offered({ choice: { fields } }).length === 0)
