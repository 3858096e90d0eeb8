import type { Signal } from '@preact/signals'
import type { Match, Noun, Schemas } from '../api/schemas.ts'
import { copyName, namedIn, type Pieces, pieceName } from '../boards/kit/pieces.ts'
import type { Described } from '../match/described.ts'

interface Then {
  readonly match: Match
  readonly nouns: Schemas['ReplayedEntry']['nouns']
  readonly described: Described
  /** The piece that the reader wants explained. */
  readonly asked: Signal<Noun | undefined>
}

/** What a board knows of its pieces when nobody can play: their names, and which of them sentences name. */
export function piecesThen({ match, nouns, described: { components, kinds }, asked }: Then): Pieces {
  const named = new Set(nouns.flatMap((sentence) => namedIn(sentence.map(({ noun }) => noun))))
  const nothing: ReadonlySet<string> = new Set()
  const explain = (noun: Noun) => {
    asked.value = noun
  }
  return {
    stateOf: (noun, { of } = {}) => ({
      isLit: false,
      isChosen: false,
      isNamed: named.has(of === undefined ? pieceName(noun) : copyName(noun, of)),
    }),
    lit: () => nothing,
    isAsked: () => false,
    nameOf: (noun) => {
      const name = pieceName(noun)
      if (noun.kind === 'seat') return match.players.find(({ seat }) => seat === noun.id)?.name ?? name
      return components.get(name)?.name ?? kinds.get(noun.kind)?.name ?? name
    },
    componentOf: (noun) => components.get(pieceName(noun)),
    kindOf: ({ kind }) => kinds.get(kind),
    detailOf: () => undefined,
    canDo: () => '',
    touch: explain,
    explain,
    hint: (noun) => {
      if (noun !== undefined) explain(noun)
    },
    placing: () => undefined,
  }
}
