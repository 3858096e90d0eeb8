import type { ProblemKinds } from './problem-kinds.ts'

/** Problems of what the players of a match agree on: proposals, pauses, claims, substitutes, vacations, newer rules. */
export const agreements = {
  'nobody-to-agree': {
    status: 409,
    title: {
      en: 'Others have played in this match too, and none of them is left to agree.',
      fr: 'D’autres ont aussi joué ici, et aucun d’eux ne reste pour l’accepter.',
      ru: 'Здесь играли и другие, но никого из них не осталось, чтобы на это согласиться.',
      es: 'Aquí también han jugado otras personas y no queda ninguna que lo acepte.',
    },
    meaning:
      'Ending a match without a result, or taking back somebody else’s moves, takes the agreement of two people if two or more have played. Play on, give up the seat, or claim the win from a player who is late (`POST …/claim`).',
  },
  'proposal-open': {
    status: 409,
    title: {
      en: 'There is already an open proposal of this kind: number {number}.',
      fr: 'C’est déjà proposé : la proposition {number} est encore ouverte.',
      ru: 'Это уже предложено: предложение {number} ещё открыто.',
      es: 'Ya está propuesto: la propuesta {number} sigue abierta.',
    },
    meaning: 'A match has at most one open proposal of each kind. Answer it, or wait for the decision.',
  },
  'proposal-over': {
    status: 409,
    title: {
      en: 'This proposal is no longer open.',
      fr: 'Cette proposition n’est plus ouverte.',
      ru: 'Это предложение больше не открыто.',
      es: 'Esta propuesta ya no está abierta.',
    },
    meaning: 'It was accepted, declined or withdrawn, or has lapsed; its `status` says which.',
  },
  'not-asked': {
    status: 403,
    title: {
      en: 'This proposal does not need your answer.',
      fr: 'Votre accord n’est pas demandé pour cette proposition.',
      ru: 'Вашего согласия на это предложение не требуется.',
      es: 'No se le pregunta por esta propuesta.',
    },
    meaning:
      'The proposal needs the answers of everybody who still plays, except its author and a late player whom it would replace.',
  },
  'already-agreed': {
    status: 409,
    title: {
      en: 'You have agreed to this proposal already.',
      fr: 'Vous avez déjà accepté cette proposition.',
      ru: 'Вы уже согласились с этим предложением.',
      es: 'Ya ha aceptado esta propuesta.',
    },
    meaning: 'Others still have to agree; `waitsFor` says who. You may still decline.',
  },
  'already-paused': {
    status: 409,
    title: {
      en: 'This match is paused already.',
      fr: 'Cette partie est déjà en pause.',
      ru: 'Эта партия уже на паузе.',
      es: 'Esta partida ya está en pausa.',
    },
    meaning: 'The match is paused until `pausedUntil`. For another pause, first propose to end this one.',
  },
  'not-paused': {
    status: 409,
    title: {
      en: 'This match is not paused.',
      fr: 'Cette partie n’est pas en pause.',
      ru: 'Эта партия не на паузе.',
      es: 'Esta partida no está en pausa.',
    },
    meaning: 'The match has no pause to end.',
  },
  'nothing-to-claim': {
    status: 409,
    title: {
      en: 'You cannot claim the win in this match now.',
      fr: 'La victoire ne peut pas être réclamée ici maintenant.',
      ru: 'Сейчас здесь нельзя заявить победу.',
      es: 'Aquí no se puede reclamar la victoria ahora.',
    },
    meaning:
      'The only active player may claim the win from the only other player when that player is late. Here more people still play, a bot or a closed account holds the other seat, nobody is late, you gave up your seat, or you have claimed the win already. The match’s `mayClaim` says when a claim is possible.',
  },
  'nothing-claimed': {
    status: 409,
    title: {
      en: 'You have not claimed the win in this match.',
      fr: 'Vous n’avez pas réclamé la victoire ici.',
      ru: 'Здесь вы не заявляли победу.',
      es: 'Aquí no ha reclamado la victoria.',
    },
    meaning:
      'You can withdraw your own claim while it stands. It ends as soon as the other player decides or the match ends.',
  },
  'seat-not-replaceable': {
    status: 409,
    title: {
      en: 'The player of this seat cannot be replaced in this way.',
      fr: 'La personne à cette place ne peut pas être remplacée de cette façon.',
      ru: 'Игрока на этом месте нельзя заменить таким способом.',
      es: 'A quien ocupa este asiento no se le puede sustituir de esta forma.',
    },
    meaning:
      'The match has no such seat, the seat was given up, a bot already plays it, or it is already open to a substitute.',
  },
  'too-much-vacation': {
    status: 422,
    title: {
      en: 'You may take at most {most} days of vacation a year. For {year} you would take more.',
      fr: 'Il y a au plus {most} jours de vacances par an ; pour {year}, cela en ferait davantage.',
      ru: 'В году не больше {most} дней отпуска; на {year} год вышло бы больше.',
      es: 'Hay como mucho {most} días de vacaciones al año; para {year} serían más.',
    },
    meaning: 'All vacations of a calendar year together exceed the yearly allowance. Shorten them.',
  },
  'no-newer-rules': {
    status: 409,
    title: {
      en: 'This match cannot move to that version of the rules.',
      fr: 'Cette partie ne peut pas passer à cette version des règles.',
      ru: 'Эту партию нельзя перевести на эту версию правил.',
      es: 'Esta partida no puede pasar a esa versión de las reglas.',
    },
    meaning: 'A match can move only to a released version of its game’s rules that is newer than its own.',
  },
} as const satisfies ProblemKinds
