import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Component, PieceKind, Schemas } from '../api/schemas.ts'
import { pieceName } from '../boards/kit/pieces.ts'

/** The components of a game by the names of their pieces, and the descriptions of kinds. */
export interface Described {
  readonly components: ReadonlyMap<string, Component>
  readonly kinds: ReadonlyMap<string, PieceKind>
}

/** What is printed on the pieces of a game. @throws Refused, Unreachable */
export async function describedIn(game: string): Promise<Described> {
  return described(await componentsOf(game))
}

/** The components and kinds of a game, as the server lists them. @throws Refused, Unreachable */
export const componentsOf = (game: string): Promise<Schemas['ComponentList']> =>
  answer(api.GET('/v1/games/{game}/components', { params: { path: { game } } }))

export const described = ({ items, kinds }: Schemas['ComponentList']): Described => ({
  components: new Map(items.map((component) => [pieceName(component), component])),
  kinds: new Map(kinds.map((kind) => [kind.kind, kind])),
})
