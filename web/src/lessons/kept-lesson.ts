import type { Move } from '../api/schemas.ts'
import type { Lesson } from '../boards/drawn-board.tsx'
import type { Language } from '../words/languages.ts'

/** What happened in a step, and what it explained: it can be read again. */
export type Step = Pick<Lesson, 'moves' | 'happened' | 'explained'>

/** A lesson that survives a reload of the page. The moves are all that there is of it; the rest is to be read again. */
interface Kept {
  readonly moves: readonly Move[]
  readonly steps: readonly Step[]
  /** The language of the steps. */
  readonly language: Language
}

/** It stays in this tab. */
const place = (game: string): string => `paquebot.lesson.${game}`

export function keepLesson(game: string, kept: Kept): void {
  if (kept.moves.length === 0) sessionStorage.removeItem(place(game))
  else sessionStorage.setItem(place(game), JSON.stringify(kept))
}

export function keptLesson(game: string, language: Language): Pick<Kept, 'moves' | 'steps'> {
  const written = sessionStorage.getItem(place(game))
  if (written === null) return { moves: [], steps: [] }
  const kept: Kept = JSON.parse(written)
  return { moves: kept.moves, steps: kept.language === language ? kept.steps : [] }
}
