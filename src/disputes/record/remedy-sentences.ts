import type { Language, Names } from '../../games/kit/wording.ts'
import type { StoredRemedy } from './stored-remedies.ts'

interface RemedyWords {
  readonly rewind: (to: number) => string
  readonly move: (player: string) => string
  readonly replace: (seat: number) => string
  readonly end: (places: string) => string
  readonly annul: string
}

const words: Readonly<Record<Language, RemedyWords>> = {
  en: {
    rewind: (to) => `The position is again that of version ${to}.`,
    move: (player) => `A move is made in the name of ${player}.`,
    replace: (seat) =>
      `A bot plays on in seat ${seat}, which is open to others. Its former player cannot take it over again.`,
    end: (places) => `The match has this result: ${places}.`,
    annul: 'The match is annulled: it has no result, and counts for nothing.',
  },
  fr: {
    rewind: (to) => `La position est de nouveau celle de la version ${to}.`,
    move: (player) => `Un coup est joué au nom de ${player}.`,
    replace: (seat) =>
      `Un bot continue à la place ${seat}, ouverte à d’autres. La personne qui l’occupait ne peut pas la reprendre.`,
    end: (places) => `La partie a ce résultat : ${places}.`,
    annul: 'La partie est annulée : elle n’a pas de résultat et ne compte pas.',
  },
  ru: {
    rewind: (to) => `Позиция снова та же, что в версии ${to}.`,
    move: (player) => `Сделан ход от имени игрока ${player}.`,
    replace: (seat) =>
      `На месте ${seat} дальше играет бот, и место открыто для других. Тот, кто его занимал, не может занять его снова.`,
    end: (places) => `У партии такой итог: ${places}.`,
    annul: 'Партия аннулирована: итога нет, и она не засчитывается.',
  },
  es: {
    rewind: (to) => `La posición vuelve a ser la de la versión ${to}.`,
    move: (player) => `Se hace una jugada en nombre de ${player}.`,
    replace: (seat) =>
      `Un bot sigue jugando en el asiento ${seat}, que queda abierto a otros. Quien lo ocupaba no puede volver a ocuparlo.`,
    end: (places) => `La partida tiene este resultado: ${places}.`,
    annul: 'La partida queda anulada: no tiene resultado y no cuenta.',
  },
}

/** What a remedy does, in a sentence. The sentence does not tell a move, which may be about something hidden. */
export function remedyInWords(remedy: StoredRemedy, names: Names, language: Language): string {
  const say = words[language]
  switch (remedy.kind) {
    case 'rewind':
      return say.rewind(remedy.to)
    case 'move':
      return say.move(names(remedy.seat))
    case 'replace':
      return say.replace(remedy.seat + 1)
    case 'end':
      return say.end(
        remedy.result
          .toSorted((one, other) => one.place - other.place || one.seat - other.seat)
          .map(({ seat, place, points }) => `${place}. ${names(seat)} (${points})`)
          .join(', '),
      )
    case 'annul':
      return say.annul
  }
}
