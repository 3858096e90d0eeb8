import type { ProblemKinds } from './problem-kinds.ts'

/** Problems of disputes and of talk. */
export const disputes = {
  'match-frozen': {
    status: 409,
    title: {
      en: 'The match is frozen until a dispute is settled.',
      fr: 'La partie est suspendue jusqu’au règlement d’un litige.',
      ru: 'Партия остановлена, пока не разрешён спор.',
      es: 'La partida está detenida hasta que se resuelva una disputa.',
    },
    meaning: 'Nobody can move, and no clock runs, until an administrator rules or the dispute is withdrawn.',
  },
  'dispute-open': {
    status: 409,
    title: {
      en: 'Your dispute number {number} in this match is still open.',
      fr: 'Un litige que vous avez soulevé dans cette partie est encore ouvert : le numéro {number}.',
      ru: 'Ваш спор в этой партии ещё открыт: номер {number}.',
      es: 'Una disputa suya en esta partida sigue abierta: la número {number}.',
    },
    meaning: 'A player has at most one open dispute in a match. Comment on it, or withdraw it first.',
  },
  'dispute-over': {
    status: 409,
    title: {
      en: 'This dispute is no longer open.',
      fr: 'Ce litige n’est plus ouvert.',
      ru: 'Этот спор уже закрыт.',
      es: 'Esta disputa ya no está abierta.',
    },
    meaning: 'It was ruled on or withdrawn. To say more, raise another.',
  },
  'too-late-to-dispute': {
    status: 409,
    title: {
      en: 'The match ended more than {days} days ago and can no longer be disputed.',
      fr: 'La partie est terminée depuis plus de {days} jours : on ne peut plus y soulever de litige.',
      ru: 'После окончания партии прошло больше {days} дней: оспорить в ней уже ничего нельзя.',
      es: 'La partida terminó hace más de {days} días: ya no se puede disputar nada en ella.',
    },
    meaning: 'Raise a dispute while the match goes on, or soon after its end.',
  },
  'may-not-freeze': {
    status: 403,
    title: {
      en: 'One of your disputes in this match was rejected. You can raise another, but it cannot freeze the match.',
      fr: 'Un de vos litiges dans cette partie a été rejeté : vous pouvez en soulever un autre, mais sans suspendre la partie.',
      ru: 'Ваш спор в этой партии был отклонён: можно поднять другой, но не останавливать партию.',
      es: 'Se rechazó una disputa suya en esta partida: puede plantear otra, pero sin detener la partida.',
    },
    meaning: 'Raise the dispute with `freeze: false`. Administrators can freeze the match.',
  },
  'nothing-to-freeze': {
    status: 409,
    title: {
      en: 'The match is over, so nothing can be frozen. Raise the dispute without a freeze.',
      fr: 'La partie est terminée : il n’y a rien à suspendre. Soulevez le litige sans suspension.',
      ru: 'Партия окончена, останавливать нечего. Поднимите спор без остановки.',
      es: 'La partida ha terminado: no hay nada que detener. Plantee la disputa sin detención.',
    },
    meaning: 'A match that is over can be disputed for a while, with `freeze: false`.',
  },
  'message-hidden': {
    status: 409,
    title: {
      en: 'This message is hidden from everybody.',
      fr: 'Ce message n’est plus montré à personne.',
      ru: 'Это сообщение больше никому не показывается.',
      es: 'Este mensaje ya no se muestra a nadie.',
    },
    meaning: 'Its author withdrew it, or an administrator hid it.',
  },
  'report-closed': {
    status: 409,
    title: {
      en: 'This report is closed already.',
      fr: 'Ce signalement est déjà clos.',
      ru: 'Эта жалоба уже закрыта.',
      es: 'Esta denuncia ya está cerrada.',
    },
    meaning: 'An administrator has settled it already.',
  },
} as const satisfies ProblemKinds
