import { z } from 'zod'
import { catalogue } from '../catalogue.ts'
import type { Game } from '../game.ts'
import { MoveJson } from '../kit/choice.ts'

/**
 * What the games bring into the API: their moves, options and views as named components, so that a generated client has
 * a type for each. Names are made from the game and the type: `HavanaBuildMove`.
 */

const games = atLeastOne([...catalogue.values()])

function atLeastOne<Item>(items: readonly Item[]): [Item, ...Item[]] {
  const [first, ...rest] = items
  if (first === undefined) throw new Error('the catalogue holds no game')
  return [first, ...rest]
}

export function eachGame<Schema>(make: (game: Game) => Schema): [Schema, ...Schema[]] {
  const [first, ...rest] = games
  return [make(first), ...rest.map(make)]
}

export function pascal(words: string): string {
  return words.replace(/(^|[-_ ])(\w)/g, (_, _gap, letter: string) => letter.toUpperCase())
}

/** The moves of a game, the union and each of its members with a name. */
function movesOf({ meta, schemas }: Game): Game['schemas']['move'] {
  const { move } = schemas
  named(move, `${pascal(meta.id)}Move`)
  const members: readonly unknown[] = move instanceof z.ZodDiscriminatedUnion ? move.options : []
  for (const member of members) {
    const type = member instanceof z.ZodObject ? member.shape.type : undefined
    if (member instanceof z.ZodObject && type instanceof z.ZodLiteral) {
      named(member, `${pascal(meta.id)}${pascal(String(type.value))}Move`)
    }
  }
  return move
}

/** Gives a schema its name in the document, once. */
export function named(schema: z.ZodType, id: string): void {
  const known = z.globalRegistry.get(schema)
  if (known?.id === undefined) z.globalRegistry.add(schema, { ...known, id })
}

const MoveOfAGame = z.union(eachGame(movesOf))

/**
 * Any move of any game, of which only the type is checked here. The game of the match or the board parses it, so that
 * the errors of a move come from that game alone.
 */
export const AnyMove = z.union([MoveJson, ...MoveOfAGame.options])

/** A body with the view of a game, discriminated by the game's id. */
export function viewsWith<Shape extends z.ZodRawShape>(shape: Shape, of: string) {
  return z.discriminatedUnion(
    'game',
    eachGame((game) => {
      named(game.schemas.view, `${pascal(game.meta.id)}View`)
      return z
        .object({ game: z.literal(game.meta.id), ...shape, view: game.schemas.view })
        .meta({ id: `${pascal(game.meta.id)}${of}` })
    }),
  )
}

/** The game that a validated body names. */
export function theGame(id: string): Game {
  const game = catalogue.get(id)
  if (!game) throw new Error(`the game ${id} passed validation and is not in the catalogue`)
  return game
}
