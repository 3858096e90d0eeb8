import type { Match } from '../api/schemas.ts'
import type { Sitter } from '../boards/board.ts'

/** Who holds each seat, in turn order. */
export const seatedAt = ({ players }: Match) =>
  players
    .flatMap(({ seat, name }) => (seat === null ? [] : [{ seat, name }]))
    .toSorted((one, other) => one.seat - other.seat)

/** The same for a board. @param you the seat through whose eyes it is seen; null for a spectator's */
export const sittersOf = (match: Match, you: number | null): readonly Sitter[] =>
  seatedAt(match).map(({ seat, name }) => ({ seat, name, isYou: seat === you }))
