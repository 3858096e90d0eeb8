import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Noun } from '../api/schemas.ts'
import { copyName, type Pieces, pieceName } from '../boards/kit/pieces.ts'
import type { Described } from './described.ts'

interface Looking {
  readonly described: Described
  nameOfSeat(seat: number): string
  /** The names, by `namedIn`, of the pieces that are highlighted. */
  readonly named: ReadonlySignal<ReadonlySet<string>>
  readonly hinted: Signal<Noun | undefined>
  explain(noun: Noun, of?: number): void
}

const none: ReadonlySet<string> = new Set()

/** The pieces of a board that one only looks at: a touch explains a piece. */
export function lookedAt({ described, nameOfSeat, named, hinted, explain }: Looking): Pieces {
  const { components, kinds } = described
  return {
    stateOf: (noun, { of } = {}) => ({
      isLit: false,
      isChosen: false,
      isNamed: named.value.has(of === undefined ? pieceName(noun) : copyName(noun, of)),
    }),
    lit: () => none,
    isAsked: () => false,
    nameOf: (noun) =>
      noun.kind === 'seat'
        ? nameOfSeat(Number(noun.id))
        : (components.get(pieceName(noun))?.name ?? kinds.get(noun.kind)?.name ?? pieceName(noun)),
    componentOf: (noun) => components.get(pieceName(noun)),
    kindOf: (noun) => kinds.get(noun.kind),
    detailOf: () => undefined,
    canDo: () => '',
    touch: (noun, { of } = {}) => explain(noun, of),
    explain,
    hint: (noun) => {
      hinted.value = noun
    },
    placing: () => undefined,
  }
}
