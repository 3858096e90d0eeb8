import type { Language, Names } from '../kit/wording.ts'

const seatWord: Readonly<Record<Language, string>> = { en: 'Seat', fr: 'Place', ru: 'Место', es: 'Asiento' }

/**
 * What to call seats by their numbers: where nobody holds them, and in studies, which name no players even if they began
 * with a match.
 */
export const seatNames =
  (language: Language): Names =>
  (seat) =>
    `${seatWord[language]} ${seat + 1}`
