import type { Language, Names } from '../games/kit/wording.ts'
import type { MatchRecord, Participant } from './load.ts'

const seatWord: Readonly<Record<Language, string>> = { en: 'Seat', fr: 'Place', ru: 'Место', es: 'Asiento' }

const botWord: Readonly<Record<Language, string>> = { en: 'Bot', fr: 'Robot', ru: 'Бот', es: 'Bot' }

/** What to call each seat of a match in a sentence: its player's name. */
export function namesOf({ participants }: Pick<MatchRecord, 'participants'>, language: Language): Names {
  return (seat) => {
    const holder = participants.find((participant) => participant.seat === seat)
    return holder === undefined ? `${seatWord[language]} ${seat + 1}` : nameOf(holder, language)
  }
}

/** Who has neither an account nor a name: the people of a match that was imported have names alone. */
export function isBot({ account, name }: Pick<Participant, 'account' | 'name'>): boolean {
  return account === null && name === ''
}

/** What to call somebody in a match: bots are told apart by their seats. */
export function nameOf(participant: Participant, language: Language): string {
  const { name, seat } = participant
  if (!isBot(participant)) return name
  return seat === null ? botWord[language] : `${botWord[language]} ${seat + 1}`
}
