import type { Language, Names } from '../games/kit/wording.ts'
import { type Entry, OwnEvent } from './entry.ts'

/** Sentences for the journal's own events, for which no game has words. */
interface OwnWords {
  readonly takenBack: (player: string, to: number) => string
  readonly replaced: (seat: number, player: string) => string
  /** Frozen by the seat that raised the dispute; `frozen`: by an administrator. */
  readonly frozenBy: (player: string, dispute: number) => string
  readonly frozen: (dispute: number) => string
  readonly thawed: string
  readonly rewound: (dispute: number, to: number) => string
  readonly corrected: (dispute: number, player: string) => string
  readonly ruled: (dispute: number) => string
  readonly annulled: string
  readonly newRules: (to: number) => string
}

const words: Readonly<Record<Language, OwnWords>> = {
  en: {
    takenBack: (player, to) => `${player} took moves back: the position is again that of version ${to}.`,
    replaced: (seat, player) => `Seat ${seat} has changed hands: ${player} plays there now.`,
    frozenBy: (player, dispute) => `${player} raised dispute ${dispute}: the match is frozen.`,
    frozen: (dispute) => `An administrator has frozen the match because of dispute ${dispute}.`,
    thawed: 'The match goes on.',
    rewound: (dispute, to) => `By the ruling on dispute ${dispute} the position is again that of version ${to}.`,
    corrected: (dispute, player) => `By the ruling on dispute ${dispute} an administrator moved for ${player}:`,
    ruled: (dispute) => `By the ruling on dispute ${dispute} the match has a result given by an administrator.`,
    annulled: 'The match was annulled by a ruling on a dispute.',
    newRules: (to) => `From here on the match is played by version ${to} of the rules.`,
  },
  fr: {
    takenBack: (player, to) => `${player} a repris des coups : la position est de nouveau celle de la version ${to}.`,
    replaced: (seat, player) => `La place ${seat} a changé de mains : ${player} y joue maintenant.`,
    frozenBy: (player, dispute) => `${player} a soulevé le litige ${dispute} : la partie est suspendue.`,
    frozen: (dispute) => `La partie est suspendue par l’administration à cause du litige ${dispute}.`,
    thawed: 'La partie reprend.',
    rewound: (dispute, to) =>
      `Selon la décision sur le litige ${dispute}, la position est de nouveau celle de la version ${to}.`,
    corrected: (dispute, player) => `Selon la décision sur le litige ${dispute}, un coup a été joué pour ${player} :`,
    ruled: (dispute) => `Selon la décision sur le litige ${dispute}, l’administration a donné un résultat à la partie.`,
    annulled: 'La partie a été annulée par la décision sur un litige.',
    newRules: (to) => `À partir d’ici, la partie se joue selon la version ${to} des règles.`,
  },
  ru: {
    takenBack: (player, to) => `${player}: ходы взяты назад, позиция снова та же, что в версии ${to}.`,
    replaced: (seat, player) => `Место ${seat} перешло в другие руки: теперь на нём играет ${player}.`,
    frozenBy: (player, dispute) => `${player}: поднят спор ${dispute}, партия остановлена.`,
    frozen: (dispute) => `Администрация остановила партию из-за спора ${dispute}.`,
    thawed: 'Партия продолжается.',
    rewound: (dispute, to) => `По решению о споре ${dispute} позиция снова та же, что в версии ${to}.`,
    corrected: (dispute, player) => `По решению о споре ${dispute} сделан ход за игрока ${player}:`,
    ruled: (dispute) => `По решению о споре ${dispute} администрация определила итог партии.`,
    annulled: 'Партия аннулирована решением о споре.',
    newRules: (to) => `Дальше партия идёт по правилам версии ${to}.`,
  },
  es: {
    takenBack: (player, to) => `${player} retiró jugadas: la posición vuelve a ser la de la versión ${to}.`,
    replaced: (seat, player) => `El asiento ${seat} ha cambiado de manos: ahora juega ${player}.`,
    frozenBy: (player, dispute) => `${player} planteó la disputa ${dispute}: la partida está detenida.`,
    frozen: (dispute) => `La administración ha detenido la partida por la disputa ${dispute}.`,
    thawed: 'La partida continúa.',
    rewound: (dispute, to) =>
      `Por la resolución de la disputa ${dispute}, la posición vuelve a ser la de la versión ${to}.`,
    corrected: (dispute, player) => `Por la resolución de la disputa ${dispute} se ha jugado en nombre de ${player}:`,
    ruled: (dispute) => `Por la resolución de la disputa ${dispute}, la administración dio un resultado a la partida.`,
    annulled: 'La partida fue anulada por la resolución de una disputa.',
    newRules: (to) => `Desde aquí la partida se juega con la versión ${to} de las reglas.`,
  },
}

/**
 * The sentence for the journal's own event, with which an entry begins. There is none for opening a match, nor for breaking it off
 * without a ruling: its status and the mails report these.
 */
export function ownSentences(
  { actor, events }: Pick<Entry, 'actor' | 'events'>,
  names: Names,
  language: Language,
): string[] {
  const own = OwnEvent.safeParse(events[0]).data
  const say = words[language]
  switch (own?.type) {
    case 'taken-back':
      return actor.kind === 'seat' ? [say.takenBack(names(actor.seat), own.to)] : []
    case 'replaced':
      return [say.replaced(own.seat + 1, names(own.seat))]
    case 'frozen':
      return [actor.kind === 'seat' ? say.frozenBy(names(actor.seat), own.dispute) : say.frozen(own.dispute)]
    case 'thawed':
      return [say.thawed]
    case 'rewound':
      return [say.rewound(own.dispute, own.to)]
    case 'corrected':
      return [say.corrected(own.dispute, names(own.seat))]
    case 'ruled':
      return [say.ruled(own.dispute)]
    case 'new-rules':
      return [say.newRules(own.to)]
    case 'aborted':
      return own.reason === 'ruling' ? [say.annulled] : []
    case 'opened':
    case undefined:
      return []
  }
}
