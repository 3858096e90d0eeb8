import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'

/** A picture of the rules: where the browser has it, and its size, so that its place is kept from the beginning. */
export interface DrawnExample {
  readonly address: string
  readonly width: number
  readonly height: number
}

type Blocks = Schemas['RuleSection']['blocks']

/** The positions that the rules show, in their order. */
export const examplesIn = (sections: readonly { readonly blocks: Blocks }[]): readonly string[] =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'picture' ? [block.position] : [])))

/** Reads the picture of a position in the reader's language. @throws Refused, Unreachable */
export async function readExample(game: string, position: string): Promise<DrawnExample> {
  const params = { path: { game, position } }
  const drawn = await answer(
    api.GET('/v1/games/{game}/rules/positions/{position}/picture', { params, parseAs: 'text' }),
  )
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawn) ?? []
  const address = URL.createObjectURL(new Blob([drawn], { type: 'image/svg+xml' }))
  return { address, width: Number(width ?? 0), height: Number(height ?? 0) }
}
