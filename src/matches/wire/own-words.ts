import type { Language, Names } from '../../games/kit/wording.ts'
import { type Entry, OwnEvent } from '../../journal/entry.ts'

/** What the journal's own events say, which no game words: that moves were taken back, or a seat changed hands. */
const words: Readonly<Record<Language, OwnWords>> = {
  en: {
    takenBack: (player, to) => `${player} took moves back: the position is again that of version ${to}.`,
    replaced: (player) => `Somebody else plays for ${player} from now on.`,
  },
  fr: {
    takenBack: (player, to) => `${player} a repris des coups : la position est de nouveau celle de la version ${to}.`,
    replaced: (player) => `Quelqu’un d’autre joue désormais pour ${player}.`,
  },
  ru: {
    takenBack: (player, to) => `${player}: ходы взяты назад, позиция снова та же, что в версии ${to}.`,
    replaced: (player) => `${player}: дальше этим местом играет другой участник.`,
  },
  es: {
    takenBack: (player, to) => `${player} retiró jugadas: la posición vuelve a ser la de la versión ${to}.`,
    replaced: (player) => `Otra persona juega por ${player} desde ahora.`,
  },
}

interface OwnWords {
  readonly takenBack: (player: string, to: number) => string
  readonly replaced: (player: string) => string
}

/** A sentence for the journal's own event of an entry; opening and breaking off are told by status and mails. */
export function ownSentences({ actor, events }: Entry, names: Names, language: Language): string[] {
  const own = OwnEvent.safeParse(events[0])
  switch (own.data?.type) {
    case 'taken-back':
      return actor.kind === 'seat' ? [words[language].takenBack(names(actor.seat), own.data.to)] : []
    case 'replaced':
      return [words[language].replaced(names(own.data.seat))]
    default:
      return []
  }
}
