import type { Language, Names } from '../../games/kit/wording.ts'
import { type Entry, OwnEvent } from '../../journal/entry.ts'

/** What the journal's own events say, which no game words: that moves were taken back, or a seat changed hands. */
const words: Readonly<Record<Language, OwnWords>> = {
  en: {
    takenBack: (player, to) => `${player} took moves back: the position is again that of version ${to}.`,
    replaced: (seat, player) => `Seat ${seat} has changed hands: ${player} plays there now.`,
  },
  fr: {
    takenBack: (player, to) => `${player} a repris des coups : la position est de nouveau celle de la version ${to}.`,
    replaced: (seat, player) => `La place ${seat} a changé de mains : ${player} y joue maintenant.`,
  },
  ru: {
    takenBack: (player, to) => `${player}: ходы взяты назад, позиция снова та же, что в версии ${to}.`,
    replaced: (seat, player) => `Место ${seat} перешло в другие руки: теперь на нём играет ${player}.`,
  },
  es: {
    takenBack: (player, to) => `${player} retiró jugadas: la posición vuelve a ser la de la versión ${to}.`,
    replaced: (seat, player) => `El asiento ${seat} ha cambiado de manos: ahora juega ${player}.`,
  },
}

interface OwnWords {
  readonly takenBack: (player: string, to: number) => string
  /** Names are those of today's holders, whoever came since then. */
  readonly replaced: (seat: number, player: string) => string
}

/** A sentence for the journal's own event of an entry; opening and breaking off are told by status and mails. */
export function ownSentences({ actor, events }: Entry, names: Names, language: Language): string[] {
  const own = OwnEvent.safeParse(events[0])
  switch (own.data?.type) {
    case 'taken-back':
      return actor.kind === 'seat' ? [words[language].takenBack(names(actor.seat), own.data.to)] : []
    case 'replaced':
      return [words[language].replaced(own.data.seat + 1, names(own.data.seat))]
    default:
      return []
  }
}
