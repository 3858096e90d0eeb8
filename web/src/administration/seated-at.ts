import type { Match } from '../api/schemas.ts'

/** Who holds each seat, in turn order. */
export const seatedAt = ({ players }: Match) =>
  players
    .flatMap(({ seat, name }) => (seat === null ? [] : [{ seat, name }]))
    .toSorted((one, other) => one.seat - other.seat)
