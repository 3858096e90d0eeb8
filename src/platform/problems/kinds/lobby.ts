import type { ProblemKinds } from './problem-kinds.ts'

/** Problems of finding one another: opening, joining and leaving a match, invitations, wishes. */
export const lobby = {
  'match-not-open': {
    status: 409,
    title: {
      en: 'This match no longer waits for players.',
      fr: 'Cette partie n’attend plus de joueurs.',
      ru: 'Эта партия больше не ждёт игроков.',
      es: 'Esta partida ya no espera jugadores.',
    },
    meaning:
      'Players join and leave, and the creator makes changes, only before the match starts. Players can also invite while a seat is open to a substitute.',
  },
  'seat-not-open': {
    status: 409,
    title: {
      en: 'This seat is not open to a substitute.',
      fr: 'Cette place n’est pas ouverte à un remplaçant.',
      ru: 'Это место не открыто для замены.',
      es: 'Este asiento no está abierto a un suplente.',
    },
    meaning:
      'A seat opens when its player misses a deadline, if the match agreed on that, or when the players agree. The seat’s `open` says so.',
  },
  'invitation-needed': {
    status: 403,
    title: {
      en: 'The creator removed you from this match. You need an invitation to come back.',
      fr: 'Votre place dans cette partie vous a été retirée : pour revenir, il vous faut une invitation.',
      ru: 'Ваше место в этой партии забрали: чтобы вернуться, нужно приглашение.',
      es: 'Se le retiró de esta partida: para volver necesita una invitación.',
    },
    meaning:
      'The creator took your seat back before the match began. A player may invite you again, by mail or by a link. Earlier invitations no longer count.',
  },
  'too-many-invitations': {
    status: 409,
    title: {
      en: 'This match has already sent {most} invitations, the maximum.',
      fr: 'Cette partie a déjà envoyé ses {most} invitations.',
      ru: 'Для этой партии уже отправлены все приглашения: {most}.',
      es: 'Esta partida ya ha enviado sus {most} invitaciones.',
    },
    meaning: 'The number of invitations of a match is limited, so that nobody can use it to send mail to many people.',
  },
  'address-invited-often': {
    status: 409,
    title: {
      en: 'This person was invited {most} times within a day. Try again tomorrow.',
      fr: 'Cette personne a été invitée {most} fois en un jour. Réessayez demain.',
      ru: 'За сутки этому человеку отправлено приглашений: {most}. Попробуйте завтра.',
      es: 'Esta persona ha recibido {most} invitaciones en un día. Inténtelo mañana.',
    },
    meaning:
      'An address gets only a few invitations a day from all matches and senders together, so that nobody can flood it. Those by the name of an account count apart: otherwise the limit would tell whose address it is. A link that you pass on yourself (`POST /v1/matches/{match}/links`) sends no mail.',
  },
  'not-together': {
    status: 403,
    title: {
      en: 'You cannot join: you or a player of this match has blocked the other.',
      fr: 'Vous ne pouvez pas rejoindre cette partie : vous bloquez quelqu’un qui y joue, ou cette personne vous bloque.',
      ru: 'Присоединиться нельзя: вы заблокировали кого-то из участников этой партии или кто-то из них заблокировал вас.',
      es: 'No puede unirse: usted bloquea a alguien de esta partida, o esa persona le bloquea a usted.',
    },
    meaning: 'One of the two has blocked the other. The server does not say who.',
  },
  'not-reliable-enough': {
    status: 403,
    title: {
      en: 'This match is for players who make at least {needed} of 100 decisions in time.',
      fr: 'Cette partie est réservée aux joueurs qui prennent au moins {needed} décisions sur 100 à temps.',
      ru: 'Эта партия для игроков, которые принимают вовремя не менее {needed} решений из 100.',
      es: 'Esta partida es para jugadores que toman a tiempo al menos {needed} de cada 100 decisiones.',
    },
    meaning:
      'The match asks for a reliability of `needed`. `yours` is lower, or null if you have made fewer than 20 decisions with a deadline. Private matches do not count.',
  },
  'not-the-creator': {
    status: 403,
    title: {
      en: 'Only the creator of this match may do this.',
      fr: 'Seule la personne qui a créé cette partie peut faire cela.',
      ru: 'Это может сделать только создатель партии.',
      es: 'Solo quien creó esta partida puede hacer esto.',
    },
    meaning: 'If the creator leaves before the start, the player who joined first becomes the creator.',
  },
  'own-seat': {
    status: 409,
    title: {
      en: 'This is your own seat. Leave the match, or cancel it.',
      fr: 'Cette place est la vôtre : quittez la partie, ou annulez-la.',
      ru: 'Это ваше собственное место: покиньте партию или отмените её.',
      es: 'Este asiento es el suyo: abandone la partida o cancélela.',
    },
    meaning: 'The creator can take back only the seats of others.',
  },
  'private-not-rated': {
    status: 422,
    title: {
      en: 'A private match is never rated.',
      fr: 'Une partie privée n’est jamais classée.',
      ru: 'Закрытая партия никогда не бывает рейтинговой.',
      es: 'Una partida privada nunca puntúa.',
    },
    meaning: '`rated: true` and `private: true` exclude each other. Leave out `rated`, or make the match public.',
  },
  'already-joined': {
    status: 409,
    title: {
      en: 'You have joined this match already.',
      fr: 'Vous avez déjà rejoint cette partie.',
      ru: 'Вы уже участвуете в этой партии.',
      es: 'Ya participa en esta partida.',
    },
    meaning: 'An account holds at most one seat of a match: you can neither join it again nor invite yourself.',
  },
  'not-joined': {
    status: 409,
    title: {
      en: 'You have not joined this match.',
      fr: 'Vous n’avez pas rejoint cette partie.',
      ru: 'Вы не участвуете в этой партии.',
      es: 'No participa en esta partida.',
    },
    meaning: 'Only a player who has joined can leave, invite or resign.',
  },
  'too-few-hours': {
    status: 422,
    title: {
      en: 'Your clocks must run for at least {least} hours a week. These settings leave {hours}.',
      fr: 'Vos pendules doivent pouvoir tourner au moins {least} heures par semaine ; il en reste {hours}.',
      ru: 'Ваши часы должны идти не меньше {least} часов в неделю; остаётся {hours}.',
      es: 'Sus relojes deben poder correr al menos {least} horas por semana; quedan {hours}.',
    },
    meaning:
      'Night and rest days leave too little of the week, so others would wait too long. Shorten the night, or choose fewer rest days.',
  },
  'too-many-open-matches': {
    status: 409,
    title: {
      en: 'You already wait for players in {most} matches. Leave one of them first.',
      fr: 'Vous attendez déjà des joueurs dans {most} parties. Quittez-en une d’abord.',
      ru: 'Вы уже ждёте игроков в {most} партиях. Сначала покиньте одну из них.',
      es: 'Ya espera jugadores en {most} partidas. Abandone antes una de ellas.',
    },
    meaning: 'An account may wait in a limited number of matches that have not started.',
  },
  'too-many-wishes': {
    status: 409,
    title: {
      en: 'You already have {most} open wishes, the maximum.',
      fr: 'Vous avez {most} demandes de partie en attente, le maximum.',
      ru: 'У вас уже {most} заявок на партии — больше нельзя.',
      es: 'Tiene {most} solicitudes de partida pendientes, el máximo posible.',
    },
    meaning: 'Withdraw a wish, or wait until one is met or expires.',
  },
} as const satisfies ProblemKinds
