import type { ProblemKinds } from './problem-kinds.ts'

/** Problems of moves, and of what a move depends on: the position, the decision, the seat. */
export const moves = {
  'illegal-move': {
    status: 422,
    title: {
      en: 'The rules do not allow this move.',
      fr: 'Les règles ne permettent pas ce coup.',
      ru: 'Правила не допускают этого хода.',
      es: 'Las reglas no permiten esta jugada.',
    },
    meaning:
      'A rule of the game refused a move: `rule` names it, `detail` explains it, and `params.index` says which move of the request it was. Nothing of the request was stored.',
  },
  'not-your-seat': {
    status: 403,
    title: {
      en: 'You hold no seat in this match.',
      fr: 'Vous n’occupez aucune place dans cette partie.',
      ru: 'У вас нет места в этой партии.',
      es: 'No ocupa ningún asiento en esta partida.',
    },
    meaning: 'Only players who hold a seat can move and talk in a match. Others may watch.',
  },
  'match-not-started': {
    status: 409,
    title: {
      en: 'This match has not started yet.',
      fr: 'Cette partie n’a pas encore commencé.',
      ru: 'Эта партия ещё не началась.',
      es: 'Esta partida aún no ha empezado.',
    },
    meaning: 'The match waits for players. It starts when the last seat is taken.',
  },
  'match-over': {
    status: 409,
    title: {
      en: 'This match is over.',
      fr: 'Cette partie est terminée.',
      ru: 'Эта партия окончена.',
      es: 'Esta partida ha terminado.',
    },
    meaning: 'The match has ended or was aborted: nothing can be added to it.',
  },
  'match-not-over': {
    status: 409,
    title: {
      en: 'This match is not over yet.',
      fr: 'Cette partie n’est pas encore terminée.',
      ru: 'Эта партия ещё не окончена.',
      es: 'Esta partida aún no ha terminado.',
    },
    meaning: 'Only a match that has ended or was aborted can have a rematch.',
  },
  'version-passed': {
    status: 412,
    title: {
      en: 'The match has moved on. It is now at version {version}.',
      fr: 'La partie a continué : elle en est à la version {version}.',
      ru: 'Партия продолжилась: текущая версия — {version}.',
      es: 'La partida ha continuado: ahora está en la versión {version}.',
    },
    meaning:
      'The `If-Match` of the request names another version. `params.missed` holds what has happened since, as far as you may see it. Decide again.',
  },
  'decision-passed': {
    status: 409,
    title: {
      en: 'You are not asked for this decision now. The match is at version {version}.',
      fr: 'Cette décision ne vous est pas demandée à présent. La partie en est à la version {version}.',
      ru: 'Сейчас этого решения от вас не ждут. Текущая версия партии — {version}.',
      es: 'Ahora no se le pide esta decisión. La partida está en la versión {version}.',
    },
    meaning:
      'The request answers a `decision` that is no longer open, or is another seat’s. `params.missed` holds what has happened since it was asked, as far as you may see it.',
  },
  'race-lost': {
    status: 409,
    title: {
      en: 'Others kept changing the match at the same time. Please try again.',
      fr: 'D’autres ont joué au même moment, à plusieurs reprises. Veuillez réessayer.',
      ru: 'Другие игроки несколько раз сходили одновременно с вами. Попробуйте ещё раз.',
      es: 'Otros jugaron al mismo tiempo, una y otra vez. Inténtelo de nuevo.',
    },
    meaning: 'The request lost many races in a row. Nothing was stored. Send it again unchanged.',
  },
  'nothing-to-take-back': {
    status: 409,
    title: {
      en: 'There are no moves to take back after that version.',
      fr: 'Il n’y a aucun coup à reprendre après cette version.',
      ru: 'После этой версии нет ходов, которые можно взять назад.',
      es: 'No hay jugadas que retirar después de esa versión.',
    },
    meaning: 'The version is not earlier than the newest, or the position is already what it was then.',
  },
  'others-have-moved': {
    status: 409,
    title: {
      en: 'You can take back only what you did after somebody else last acted.',
      fr: 'Vous ne pouvez reprendre que ce que vous avez fait depuis que quelqu’un d’autre a agi.',
      ru: 'Взять назад можно только то, что вы сделали после последнего действия других.',
      es: 'Solo puede retirar lo que hizo después de que actuara otra persona.',
    },
    meaning: 'Another seat, the clock, a bot or an administrator has acted since that version.',
  },
  'something-was-revealed': {
    status: 409,
    title: {
      en: 'Something was drawn or uncovered since then, so it cannot be taken back.',
      fr: 'Quelque chose a été tiré ou révélé depuis : on ne peut plus revenir en arrière.',
      ru: 'С тех пор что-то вытянуто или открыто, поэтому взять назад нельзя.',
      es: 'Desde entonces se sacó o se descubrió algo, y ya no se puede retirar.',
    },
    meaning: 'A player who has seen a draw, or what others hid, cannot choose again.',
  },
  'chance-between': {
    status: 409,
    title: {
      en: 'Something is drawn or uncovered between these moves. Send the later moves when you have seen it.',
      fr: 'Quelque chose est tiré ou révélé entre-temps. Envoyez les coups suivants après l’avoir vu.',
      ru: 'Между этими ходами что-то вытягивается или открывается. Отправьте следующие ходы, когда увидите, что именно.',
      es: 'Entre estas jugadas se saca o se descubre algo. Envíe las siguientes cuando lo haya visto.',
    },
    meaning: 'Of several moves sent together, only the last may cause a draw or uncover what others hid.',
  },
  'already-resigned': {
    status: 409,
    title: {
      en: 'You have given up your seat already.',
      fr: 'Vous avez déjà abandonné votre place.',
      ru: 'Вы уже покинули своё место.',
      es: 'Ya ha abandonado su asiento.',
    },
    meaning: 'A seat that was given up cannot be given up again.',
  },
  'too-much-to-compute': {
    status: 422,
    title: {
      en: 'This request takes too long to compute.',
      fr: 'Cette requête demande un calcul trop long.',
      ru: 'Этот расчёт занимает больше времени, чем отведено одному запросу.',
      es: 'Esta petición requiere un cálculo demasiado largo.',
    },
    meaning:
      'The server limits how long it computes for one request. Positions that are reached in play need a small part of that time.',
  },
} as const satisfies ProblemKinds
