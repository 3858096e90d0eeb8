import { z } from 'zod'

/**
 * Choices: the legal moves of a seat as forms, so that a client, a bot or a screen reader can play a game that it does
 * not know. A form starts from a `move` with its fixed parts. The value of each field goes into that move under the
 * field's name, as JSON. A field without a value is left out of the move.
 */

/** A thing of the game by its kind and id (`{ kind: 'seat', id: 2 }`): the game's wording knows its name. */
export const Noun = z.strictObject({ kind: z.string(), id: z.union([z.string(), z.number()]) }).meta({
  id: 'Noun',
  description:
    'A thing of the game, by its kind and id: the same in choices, sentences, events, views, components and pictures. `nouns` of `GET /v1/games/{game}` says where views and pictures show it.',
})
export type Noun = z.infer<typeof Noun>

/** One value that a field can take, and the thing that it stands for. */
export const Option = z
  .strictObject({ value: z.union([z.string(), z.number(), z.boolean()]), noun: Noun })
  .meta({ id: 'Option', description: 'A value that a field can take, and the thing that it stands for.' })
export type Option = z.infer<typeof Option>

/** How many of one good a goods or payment field may name. */
export const GoodRange = z
  .strictObject({ good: z.string(), noun: Noun, max: z.int().min(0) })
  .meta({ id: 'GoodRange', description: 'A good, and how many of it may be named.' })
export type GoodRange = z.infer<typeof GoodRange>

const name = z.string()

/**
 * Where things lie that do not come from the player's own: copies of one thing may lie in several places, and only these
 * are meant.
 */
const from = z
  .string()
  .nullable()
  .exactOptional()
  .describe(
    'Where the things lie if they are taken from elsewhere than what the player has: a JSON Pointer (RFC 6901) into the view, such as `/bag`; null if the view shows them nowhere, like a general supply. A client can highlight them there, and no others of their name.',
  )

/** Exactly one of the options; with `optional`, it may be left out. */
const OneOf = z
  .strictObject({
    kind: z.literal('one-of'),
    name,
    options: z.array(Option).min(1),
    optional: z.boolean(),
    otherwise: Option.shape.value
      .exactOptional()
      .describe('The option that counts if the field is left out. Without it, leaving it out is an answer of its own.'),
    from,
  })
  .meta({
    id: 'OneOfField',
    description:
      'Exactly one of the options; with `optional`, it may be left out. Its value is the `value` of an option.',
  })
/** A list of different options, from `min` to `max` of them, in any order. */
const SomeOf = z
  .strictObject({
    kind: z.literal('some-of'),
    name,
    options: z.array(Option),
    min: z.int().min(0),
    max: z.int().min(0),
    from,
  })
  .meta({
    id: 'SomeOfField',
    description: 'A list of values of different options, from `min` to `max` of them, in any order.',
  })
/** A whole number from `min` to `max`. */
const Count = z
  .strictObject({ kind: z.literal('count'), name, min: z.int(), max: z.int() })
  .meta({ id: 'CountField', description: 'A whole number from `min` to `max`.' })
/** All of the options, in an order that matters. */
const Order = z
  .strictObject({ kind: z.literal('order'), name, options: z.array(Option) })
  .meta({ id: 'OrderField', description: 'A list of the values of all options, in an order that matters.' })
/** How many of each good, such as `{ "white": 2 }`; from `min` to `max` in all. Goods with amount 0 are left out. */
const Goods = z
  .strictObject({
    kind: z.literal('goods'),
    name,
    goods: z.array(GoodRange),
    min: z.int().min(0),
    max: z.int().min(0),
    from,
  })
  .meta({
    id: 'GoodsField',
    description:
      'How many of each good, as `{ "white": 2 }`, from `min` to `max` in all. Goods with amount 0 are left out.',
  })
/** What each unit of another field adds to a price: `times / outOf`, rounded up over all units together. */
export const Surcharge = z
  .strictObject({
    field: z.string(),
    good: z.string().optional(),
    of: z.string(),
    times: z.int().min(1),
    outOf: z.int().min(1),
  })
  .meta({
    id: 'Surcharge',
    description:
      'What each unit of another field (a count, or one good of a goods field) adds to the price `of`: `times` / `outOf`. The sum of all is rounded up.',
  })
export type Surcharge = z.infer<typeof Surcharge>

/** A good that can be part of a payment. */
const Tender = GoodRange.extend({
  there: z
    .int()
    .min(0)
    .optional()
    .describe(
      'How many of them are there to pay with; the price may take fewer (`max`). Left out if their number is unlimited, as at a market.',
    ),
  covers: z
    .record(z.string(), z.number().min(0))
    .describe(
      'How many units of the price one piece pays, for each kind of unit: 10, or 0.2 if five pieces pay one. Each piece counts towards a single unit of the price, except with `either`.',
    ),
}).meta({ id: 'Tender', description: 'A good that can be part of a payment: how many of it, and what one is worth.' })

/**
 * What to pay with, written like goods. If it is left out, the engine pays sensibly; `proposal` is what it pays for the
 * example. `covers` is the price, and `plus` says what other fields add to it. A negative start is a discount.
 */
const Payment = z
  .strictObject({
    kind: z.literal('payment'),
    name,
    goods: z.array(Tender),
    covers: z.record(z.string(), z.int()),
    either: z.literal(true).optional().describe('Whether one unit of `covers` is enough, instead of all of them.'),
    plus: z.array(Surcharge).optional(),
    proposal: z.record(z.string(), z.int().min(0)),
  })
  .meta({
    id: 'PaymentField',
    description:
      'What to pay with, written like goods. If it is left out, the engine pays sensibly; `proposal` is what it pays for the example. `covers` is the price, and `plus` is what other fields add to it. A negative start is a discount. The rules refuse a payment that is short or too much, that takes what the move itself needs, or that buys goods at a market for more money than the player has.',
  })

/**
 * Where a piece lies on a triangular lattice: rotated counter-clockwise by `turns` sixths about its own origin, then
 * moved to (q, r).
 */
export const Place = z.strictObject({ turns: z.int().min(0).max(5), q: z.int(), r: z.int() }).meta({
  id: 'Place',
  description:
    'Where a piece lies on a triangular lattice: turned counter-clockwise about its own origin by `turns` sixths, then moved to the point (q, r), which lies at x = q + r/2, y = r·√3/2, with y upward.',
})
export type Place = z.infer<typeof Place>

/** One of the places where a piece may lie. */
const Placed = z.strictObject({ kind: z.literal('place'), name, noun: Noun, places: z.array(Place).min(1) }).meta({
  id: 'PlaceField',
  description: 'A place where a piece may lie; send it exactly as it is listed. `noun` is the piece.',
})

export const Field = z
  .discriminatedUnion('kind', [OneOf, SomeOf, Count, Order, Goods, Payment, Placed])
  .meta({ id: 'Field', description: 'A field to fill in. Its value goes into the move under its `name`.' })
export type Field = z.infer<typeof Field>
export type PaymentField = z.infer<typeof Payment>

/**
 * A linear condition on fields: the sum of the terms is at most `atMost`. A term is a count, the length of a list, the
 * amount of one good or, if it names no good, of all goods of a field together.
 */
export const Limit = z
  .strictObject({
    terms: z.array(
      z.strictObject({
        field: z.string().describe('The name of the field.'),
        good: z
          .string()
          .optional()
          .describe('The good of a goods field that counts. If left out, all its goods count, each unit as one.'),
        times: z.int().describe('The weight of each unit. A negative weight makes room for others.'),
      }),
    ),
    atMost: z.int(),
  })
  .meta({
    id: 'Limit',
    description:
      'A condition on fields: the sum of its terms is at most `atMost`. A term is `times` a count, the number of values in a list, or the amount of one good of a goods field or, if it names no good, of all its goods together. A field that is left out counts as 0. A weight of −1 and an `atMost` of −3 say that something is at least 3.',
  })
export type Limit = z.infer<typeof Limit>

/** A move as JSON: what a choice's `move` and `example` are. */
export const MoveJson = z
  .looseObject({ type: z.string() })
  .meta({ id: 'MoveJson', description: 'A move of any game: its type, and the parts that this type needs.' })
export type MoveJson = z.infer<typeof MoveJson>

/** One legal kind of move. */
export const Choice = z.strictObject({
  move: MoveJson,
  about: z
    .array(Noun)
    .describe(
      'The things that the choice is about, as far as they are fixed: those that `move` and the forced parts of `example` name, each once. A client can highlight them.',
    ),
  fields: z.array(Field),
  limits: z.array(Limit),
  example: MoveJson.describe(
    'A complete move that is accepted as it is. Its parts beyond `move` and the fields are forced: they may be named or left out, but not changed.',
  ),
  standing: z
    .literal(true)
    .exactOptional()
    .describe(
      'Present if the move only sets what will be done from now on without a question. Nothing waits for it, so a client can show it apart from the other moves.',
    ),
})
export type Choice = z.infer<typeof Choice>

/** A choice as a rule of a game offers it. `about.ts` adds the things that it is about. */
export type Form = Omit<Choice, 'about'>

/** The form of a move without fields. */
export const asItStands = (move: MoveJson): Form => ({ move, fields: [], limits: [], example: move })
