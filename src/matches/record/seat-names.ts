import type { Language, Names } from '../../games/kit/wording.ts'
import { type Holding, heldAt } from '../../journal/holdings.ts'
import type { MatchRecord, Participant } from './record.ts'

const seatWord: Readonly<Record<Language, string>> = { en: 'Seat', fr: 'Place', ru: 'Место', es: 'Asiento' }

const botWord: Readonly<Record<Language, string>> = { en: 'Bot', fr: 'Robot', ru: 'Бот', es: 'Bot' }

/** What to call each seat of a match in a sentence: its player's name. */
export function namesOf({ participants }: Pick<MatchRecord, 'participants'>, language: Language): Names {
  return (seat) => {
    const holder = participants.find((participant) => participant.seat === seat)
    return holder === undefined ? seatName(seat, language) : nameOf(holder, language)
  }
}

/** What to call each seat in a sentence about a version: by the name of who held it then. */
export function namesAt(
  { participants }: Pick<MatchRecord, 'participants'>,
  holdings: readonly Holding[],
  version: number,
  language: Language,
): Names {
  return (seat) => {
    const held = heldAt(holdings, seat, version)
    if (held === undefined) return seatName(seat, language)
    const holder = participants.find(({ number }) => number === held.participant)
    // A participant whom the roster does not have is a bot that a ruling would bring, were it carried out.
    return holder === undefined ? botName(seat, language) : nameOf({ ...holder, seat }, language)
  }
}

const seatName = (seat: number, language: Language): string => `${seatWord[language]} ${seat + 1}`
const botName = (seat: number, language: Language): string => `${botWord[language]} ${seat + 1}`

/** What to call a match: as its creator did or, where they gave it no name, by those who play. */
export function matchName(
  { name, participants }: Pick<MatchRecord, 'name' | 'participants'>,
  language: Language,
): string {
  if (name !== '') return name
  const seated = participants.filter(({ seat }) => seat !== null)
  const players = seated.length > 0 ? seated : participants
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(players.map((one) => nameOf(one, language)))
}

/** Who has neither an account nor a name: the people of a match that was imported have names alone. */
export function isBot({ account, name }: Pick<Participant, 'account' | 'name'>): boolean {
  return account === null && name === ''
}

/** What to call somebody in a match: bots are told apart by their seats. */
export function nameOf(participant: Participant, language: Language): string {
  const { name, seat } = participant
  if (!isBot(participant)) return name
  return seat === null ? botWord[language] : botName(seat, language)
}
