import type { Move } from '../api/schemas.ts'

/** The moves of a learner, which are all that there is of a lesson. They stay in this tab. */
const place = (game: string): string => `paquebot.lesson.${game}`

export function keepMoves(game: string, moves: readonly Move[]): void {
  if (moves.length === 0) sessionStorage.removeItem(place(game))
  else sessionStorage.setItem(place(game), JSON.stringify(moves))
}

export function keptMoves(game: string): readonly Move[] {
  const written = sessionStorage.getItem(place(game))
  return written === null ? [] : JSON.parse(written)
}
