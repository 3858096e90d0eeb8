import type { Language, Names } from '../../games/kit/wording.ts'
import { seatNames } from '../../games/wire/seat-names.ts'
import { type Holding, heldAt } from '../../journal/holdings.ts'
import type { MatchRecord, Participant } from './record.ts'

const botWord: Readonly<Record<Language, string>> = { en: 'Bot', fr: 'Robot', ru: 'Бот', es: 'Bot' }

/** What to call each seat of a match in a sentence: its player's name. */
export function namesOf({ participants }: Pick<MatchRecord, 'participants'>, language: Language): Names {
  return (seat) => {
    const holder = participants.find((participant) => participant.seat === seat)
    return holder === undefined ? seatNames(language)(seat) : nameOf(holder, language)
  }
}

/** What to call each seat in a sentence about a version: by the name of its holder at that version. */
export function namesAt(
  { participants }: Pick<MatchRecord, 'participants'>,
  holdings: readonly Holding[],
  version: number,
  language: Language,
): Names {
  return (seat) => {
    const held = heldAt(holdings, seat, version)
    if (held === undefined) return seatNames(language)(seat)
    const holder = participants.find(({ number }) => number === held.participant)
    // Only the preview of a ruling names a participant whom the roster lacks: the bot that the ruling would seat.
    return holder === undefined ? botName(seat, language) : nameOf({ ...holder, seat }, language)
  }
}

const botName = (seat: number, language: Language): string => `${botWord[language]} ${seat + 1}`

/** What to call a match: the name that its creator gave it or else the names of its players. */
export function matchName(
  { name, participants }: Pick<MatchRecord, 'name' | 'participants'>,
  language: Language,
): string {
  if (name !== '') return name
  const seated = participants.filter(({ seat }) => seat !== null)
  const players = seated.length > 0 ? seated : participants
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(players.map((one) => nameOf(one, language)))
}

/** A bot has neither an account nor a name; a person in an imported match has a name alone. */
export function isBot({ account, name }: Pick<Participant, 'account' | 'name'>): boolean {
  return account === null && name === ''
}

/** What to call a participant: bots are numbered by their seats. */
export function nameOf(participant: Participant, language: Language): string {
  const { name, seat } = participant
  if (!isBot(participant)) return name
  return seat === null ? botWord[language] : botName(seat, language)
}
