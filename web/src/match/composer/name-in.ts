import type { Choice, Noun } from '../../api/schemas.ts'
import { pieceName } from '../../boards/kit/pieces.ts'

/** The name of a thing, as the choice gives it. */
export function nameIn(choice: Choice, noun: Noun): string {
  const name = pieceName(noun)
  return choice.nouns.find((named) => pieceName(named.noun) === name)?.says ?? String(noun.id)
}
