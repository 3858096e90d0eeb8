import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Component, PieceKind } from '../api/schemas.ts'
import { pieceName } from '../boards/kit/pieces.ts'

/** The components of a game by the names of their pieces, and the descriptions of kinds. */
export interface Described {
  readonly components: ReadonlyMap<string, Component>
  readonly kinds: ReadonlyMap<string, PieceKind>
}

/** What is printed on the pieces of a game. @throws Refused, Unreachable */
export async function describedIn(game: string): Promise<Described> {
  const { items, kinds } = await answer(api.GET('/v1/games/{game}/components', { params: { path: { game } } }))
  return {
    components: new Map(items.map((component) => [pieceName(component), component])),
    kinds: new Map(kinds.map((kind) => [kind.kind, kind])),
  }
}
