import type { Choice, Field, Noun } from '../../api/schemas.ts'
import { pieceName } from '../../boards/kit/pieces.ts'
import { joined } from '../../words/joined.ts'

/** The name of a thing, as the choice gives it. */
export function nameIn(choice: Choice, noun: Noun): string {
  const name = pieceName(noun)
  return choice.nouns.find((named) => pieceName(named.noun) === name)?.says ?? String(noun.id)
}

/** What a field asks, as the choice says it. */
export const labelOf = ({ labels }: Choice, { name }: Field): string => joined(labels[name] ?? name)
