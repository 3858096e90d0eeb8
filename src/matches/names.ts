import type { Language, Names } from '../games/kit/wording.ts'
import type { MatchRecord } from './load.ts'

const seatWord: Readonly<Record<Language, string>> = { en: 'Seat', fr: 'Place', ru: 'Место', es: 'Asiento' }

/** What to call each seat of a match in a sentence: its player's name. */
export function namesOf({ participants }: Pick<MatchRecord, 'participants'>, language: Language): Names {
  return (seat) =>
    participants.find((participant) => participant.seat === seat)?.name ?? `${seatWord[language]} ${seat + 1}`
}
