import type { Language } from '../../games/kit/wording.ts'

type Sentences = Readonly<Record<Language, string>>

interface Kind {
  readonly status: number
  /** The sentence for the caller; `{name}` stands for a parameter. */
  readonly title: Sentences
  /** When it occurs, and what to do; in English, for the page of problems. */
  readonly meaning: string
}

/**
 * Every kind of problem that the API answers with. A code is stable and never gets another meaning. All refusals by the
 * rules of a game are one kind (`illegal-move`); `rule` names the rule.
 */
export const problemCatalogue = {
  'invalid-request': {
    status: 400,
    title: {
      en: 'The request does not have the documented form.',
      fr: 'La requête n’a pas la forme documentée.',
      ru: 'Запрос не соответствует описанию.',
      es: 'La petición no tiene la forma documentada.',
    },
    meaning: 'A field is missing, unknown, or of the wrong type. `errors` names each and where it stands.',
  },
  'malformed-json': {
    status: 400,
    title: {
      en: 'The body is not valid JSON.',
      fr: 'Le corps de la requête n’est pas du JSON valide.',
      ru: 'Тело запроса не является корректным JSON.',
      es: 'El cuerpo no es JSON válido.',
    },
    meaning: 'The body could not be read as JSON, is empty where one is needed, or names a prototype (`__proto__`).',
  },
  'unsupported-media-type': {
    status: 415,
    title: {
      en: 'The body must be application/json.',
      fr: 'Le corps doit être en application/json.',
      ru: 'Тело запроса должно быть в формате application/json.',
      es: 'El cuerpo debe ser application/json.',
    },
    meaning: 'Send `Content-Type: application/json`.',
  },
  'body-too-large': {
    status: 413,
    title: {
      en: 'The body is too large.',
      fr: 'Le corps de la requête est trop volumineux.',
      ru: 'Тело запроса слишком велико.',
      es: 'El cuerpo es demasiado grande.',
    },
    meaning: 'A body may have up to 64 KiB, an import up to 16 MiB.',
  },
  'malformed-request': {
    status: 400,
    title: {
      en: 'The request is not valid HTTP.',
      fr: 'La requête n’est pas conforme à HTTP.',
      ru: 'Запрос не соответствует протоколу HTTP.',
      es: 'La petición no es HTTP válido.',
    },
    meaning: 'The server cannot read the request, and closes the connection.',
  },
  'headers-too-large': {
    status: 431,
    title: {
      en: 'The headers of the request are too large.',
      fr: 'Les en-têtes de la requête sont trop volumineux.',
      ru: 'Заголовки запроса слишком велики.',
      es: 'Las cabeceras de la petición son demasiado grandes.',
    },
    meaning: 'The address and all headers together may have up to 16 KiB. The server closes the connection.',
  },
  'request-too-slow': {
    status: 408,
    title: {
      en: 'The request took too long to arrive.',
      fr: 'La requête a mis trop de temps à arriver.',
      ru: 'Запрос передавался слишком долго.',
      es: 'La petición tardó demasiado en llegar.',
    },
    meaning: 'A request has 30 seconds to arrive. The server closes the connection.',
  },
  'no-such-route': {
    status: 404,
    title: {
      en: 'There is nothing at this address.',
      fr: 'Il n’y a rien à cette adresse.',
      ru: 'По этому адресу ничего нет.',
      es: 'No hay nada en esta dirección.',
    },
    meaning: 'The address is not part of the API.',
  },
  'method-not-allowed': {
    status: 405,
    title: {
      en: 'This address does not take this method.',
      fr: 'Cette adresse n’accepte pas cette méthode.',
      ru: 'Этот адрес не принимает такой метод.',
      es: 'Esta dirección no admite este método.',
    },
    meaning: 'The address exists, but takes other methods. The header `Allow` lists them.',
  },
  'not-found': {
    status: 404,
    title: {
      en: 'This does not exist, or you may not see it.',
      fr: 'Cela n’existe pas, ou vous ne pouvez pas le voir.',
      ru: 'Такого объекта нет, или он вам не доступен.',
      es: 'No existe, o no puede verlo.',
    },
    meaning: 'What the address names does not exist, or the caller may not know that it does.',
  },
  'too-many-requests': {
    status: 429,
    title: {
      en: 'Too many requests. Please try again in {seconds} seconds.',
      fr: 'Trop de requêtes. Réessayez dans {seconds} secondes.',
      ru: 'Слишком много запросов. Повторите через {seconds} с.',
      es: 'Demasiadas peticiones. Inténtelo de nuevo en {seconds} segundos.',
    },
    meaning: 'Wait as long as the header `Retry-After` says.',
  },
  'too-many-guesses': {
    status: 429,
    title: {
      en: 'Too many wrong passwords. Please sign in with a mailed link, or try again in {seconds} seconds.',
      fr: 'Trop de mots de passe erronés ont été essayés. Connectez-vous par un lien envoyé par courriel, ou réessayez dans {seconds} secondes.',
      ru: 'Было слишком много попыток с неверным паролем. Войдите по ссылке из письма или повторите через {seconds} с.',
      es: 'Se han probado demasiadas contraseñas erróneas. Inicie sesión con un enlace por correo o inténtelo de nuevo en {seconds} segundos.',
    },
    meaning:
      'After ten wrong passwords for an account, from any address, the server checks one password every half hour. `POST /v1/sessions/link` mails a link that signs in at once. Networks and browsers that have signed in before are exempt. With a session: sign in again, or wait.',
  },
  fault: {
    status: 500,
    title: {
      en: 'The server failed while it handled this request.',
      fr: 'Le serveur a échoué en traitant cette requête.',
      ru: 'При обработке этого запроса на сервере произошёл сбой.',
      es: 'El servidor falló al tratar esta petición.',
    },
    meaning: 'A fault of the server, never of the request. A retry with the same Idempotency-Key is safe.',
  },
  unavailable: {
    status: 503,
    title: {
      en: 'The server cannot answer this just now. Please try again in {seconds} seconds.',
      fr: 'Le serveur ne peut pas répondre pour le moment. Réessayez dans {seconds} secondes.',
      ru: 'Сервер сейчас не может ответить. Повторите через {seconds} с.',
      es: 'El servidor no puede responder en este momento. Inténtelo de nuevo en {seconds} segundos.',
    },
    meaning:
      'The database is unreachable, or busy with what this request needs. Wait as long as the header `Retry-After` says. The request may or may not have been carried out: a retry with the same Idempotency-Key is safe.',
  },
  'storage-full': {
    status: 503,
    title: {
      en: 'The server has no room left to store anything. Please try again in {seconds} seconds.',
      fr: 'Le serveur n’a plus d’espace de stockage. Réessayez dans {seconds} secondes.',
      ru: 'На сервере закончилось место для хранения. Повторите через {seconds} с.',
      es: 'El servidor no tiene espacio de almacenamiento. Inténtelo de nuevo en {seconds} segundos.',
    },
    meaning: 'The disk of the database is full. Nothing was stored. The operator has to make room.',
  },
  'sign-in-needed': {
    status: 401,
    title: {
      en: 'Please sign in.',
      fr: 'Veuillez vous connecter.',
      ru: 'Пожалуйста, войдите в систему.',
      es: 'Inicie sesión, por favor.',
    },
    meaning: 'The route needs `Authorization: Bearer …` with an access token or a personal access token.',
  },
  'token-not-valid': {
    status: 401,
    title: {
      en: 'This token is not valid or has expired.',
      fr: 'Ce jeton n’est pas valide, ou ne l’est plus.',
      ru: 'Токен недействителен или устарел.',
      es: 'Este token no es válido, o ya no lo es.',
    },
    meaning: 'The token is malformed, expired, revoked, or was used before. Refresh the session, or sign in again.',
  },
  'not-allowed': {
    status: 403,
    title: {
      en: 'You may not do this.',
      fr: 'Vous n’avez pas le droit de faire cela.',
      ru: 'У вас нет прав на это действие.',
      es: 'No tiene permiso para hacer esto.',
    },
    meaning: 'The caller is signed in, but has no permission for this.',
  },
  'reason-needed': {
    status: 403,
    title: {
      en: 'First give a reason for viewing this match from this point of view.',
      fr: 'Indiquez d’abord pourquoi vous consultez cette partie de ce point de vue.',
      ru: 'Сначала укажите, зачем вы смотрите эту партию с этой точки зрения.',
      es: 'Indique primero por qué consulta esta partida desde este punto de vista.',
    },
    meaning:
      'An administrator sees hidden information only after giving a reason within the last hour: `POST /v1/admin/matches/{match}/looks` with `as` and `reason`. The audit log keeps the reason, and players can read it once the match is over.',
  },
  'scope-missing': {
    status: 403,
    title: {
      en: 'This token lacks the scope “{scope}”.',
      fr: 'Ce jeton n’a pas la portée « {scope} ».',
      ru: 'У токена нет права «{scope}».',
      es: 'A este token le falta el alcance «{scope}».',
    },
    meaning: 'A personal access token may do only what its scopes allow.',
  },
  'only-one-match': {
    status: 403,
    title: {
      en: 'This link signs you in for one match only.',
      fr: 'Ce lien ne donne accès qu’à une seule partie.',
      ru: 'По этой ссылке вы вошли только в одну партию.',
      es: 'Con este enlace ha iniciado sesión solo para una partida.',
    },
    meaning:
      'A token from the link in a mail is valid only for addresses below `/v1/matches/{match}` of its own match.',
  },
  'not-from-own-page': {
    status: 403,
    title: {
      en: 'Only the pages of this server may do this.',
      fr: 'Seules les pages de ce serveur peuvent faire cela.',
      ru: 'Это могут делать только страницы этого сервера.',
      es: 'Solo las páginas de este servidor pueden hacer esto.',
    },
    meaning:
      'A browser’s session works only from pages of this server; neither `Sec-Fetch-Site` nor `Origin` shows that this request comes from one. Other clients use `POST /v1/sessions`.',
  },
  'proof-needed': {
    status: 403,
    title: {
      en: 'Please give your password, or sign in again.',
      fr: 'Donnez votre mot de passe, ou connectez-vous de nouveau.',
      ru: 'Укажите пароль или войдите заново.',
      es: 'Indique su contraseña o inicie sesión de nuevo.',
    },
    meaning:
      'An access token alone, which may be stolen, is not enough for this. Send `password`, or use a session that began within the last 15 minutes. To change the account itself, that session must have begun with a mailed link.',
  },
  'session-needed': {
    status: 403,
    title: {
      en: 'This needs a signed-in session, not a personal access token.',
      fr: 'Cela demande une session ouverte, pas un jeton d’accès personnel.',
      ru: 'Для этого нужен вход в систему, а не личный токен доступа.',
      es: 'Esto requiere una sesión iniciada, no un token de acceso personal.',
    },
    meaning: 'Only a signed-in person manages accounts, sessions and tokens, never a personal access token.',
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
  'already-joined': {
    status: 409,
    title: {
      en: 'You have joined this match already.',
      fr: 'Vous avez déjà rejoint cette partie.',
      ru: 'Вы уже участвуете в этой партии.',
      es: 'Ya participa en esta partida.',
    },
    meaning: 'An account holds at most one seat of a match.',
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
      en: 'This address was invited {most} times within a day. Try again tomorrow.',
      fr: 'Cette adresse a été invitée {most} fois en un jour. Réessayez demain.',
      ru: 'За сутки на этот адрес отправлено приглашений: {most}. Попробуйте завтра.',
      es: 'Esta dirección ha recibido {most} invitaciones en un día. Inténtelo mañana.',
    },
    meaning:
      'An address gets only a few invitations a day from all matches and senders together, so that nobody can flood it. A link that you pass on yourself (`POST /v1/matches/{match}/links`) sends no mail.',
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
  'version-passed': {
    status: 412,
    title: {
      en: 'The match has moved on. It is now at version {version}.',
      fr: 'La partie a continué : elle en est à la version {version}.',
      ru: 'Партия продолжилась: текущая версия — {version}.',
      es: 'La partida ha continuado: ahora está en la versión {version}.',
    },
    meaning:
      'The `If-Match` of the request names an older version. `params.missed` holds what has happened since, as far as you may see it. Decide again.',
  },
  'decision-passed': {
    status: 409,
    title: {
      en: 'This decision is no longer open. The match is at version {version}.',
      fr: 'Cette décision n’est plus à prendre. La partie en est à la version {version}.',
      ru: 'Этого решения больше не ждут. Текущая версия партии — {version}.',
      es: 'Esta decisión ya no está pendiente. La partida está en la versión {version}.',
    },
    meaning:
      'The request answers a `decision` that is no longer open. `params.missed` holds what has happened since it was asked, as far as you may see it.',
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
  'key-reused': {
    status: 422,
    title: {
      en: 'This Idempotency-Key was used for another request.',
      fr: 'Cette Idempotency-Key a servi à une autre requête.',
      ru: 'Этот Idempotency-Key уже использован для другого запроса.',
      es: 'Esta Idempotency-Key ya se usó para otra petición.',
    },
    meaning: 'A key belongs to one request with one body. Use a new key for a new request.',
  },
  'key-not-taken': {
    status: 400,
    title: {
      en: 'This request takes no Idempotency-Key, because its answer contains a secret.',
      fr: 'Cette requête n’accepte pas d’Idempotency-Key : sa réponse contient un secret.',
      ru: 'Этот запрос не принимает Idempotency-Key: в ответе содержится секрет.',
      es: 'Esta petición no admite Idempotency-Key: su respuesta contiene un secreto.',
    },
    meaning:
      'A secret is shown only once, so the server cannot repeat the answer. Send the request without the header.',
  },
  'request-under-way': {
    status: 409,
    title: {
      en: 'The same request is still being processed.',
      fr: 'La même requête est encore en cours.',
      ru: 'Этот же запрос ещё выполняется.',
      es: 'La misma petición aún está en curso.',
    },
    meaning:
      'The server has not answered the first request with this Idempotency-Key yet. Send it again a little later.',
  },
  'outcome-unknown': {
    status: 409,
    title: {
      en: 'The server cannot tell whether this was done. Please check, and use a new Idempotency-Key.',
      fr: 'Le serveur ne sait pas si cela a été fait. Veuillez vérifier, puis utiliser une nouvelle Idempotency-Key.',
      ru: 'Сервер не знает, выполнен ли этот запрос. Проверьте и используйте новый Idempotency-Key.',
      es: 'El servidor no sabe si esto se hizo. Compruébelo y use una nueva Idempotency-Key.',
    },
    meaning:
      'The server was interrupted while it carried out the first request with this Idempotency-Key, and does not repeat it. Check whether it was done. If not, send it with a new key.',
  },
  'name-taken': {
    status: 409,
    title: {
      en: 'Somebody else has this name or one that looks like it. “{proposal}” is free.',
      fr: 'Ce nom, ou un nom trop semblable, est déjà pris. « {proposal} » est libre.',
      ru: 'Это имя или похожее на него уже занято. Свободно: «{proposal}».',
      es: 'Este nombre, u otro muy parecido, ya está en uso. «{proposal}» está libre.',
    },
    meaning:
      'Names are public, and no two may look alike (UTS 39): case, accents, spaces and similar letters of other scripts make no difference. The name of an erased account stays reserved for a year. So does the last name that somebody gave up, except for that person. `proposal` is free.',
  },
  'name-not-suitable': {
    status: 422,
    title: {
      en: 'This name could be mistaken for something else. “{proposal}” is suitable.',
      fr: 'Ce nom pourrait prêter à confusion. « {proposal} » conviendrait.',
      ru: 'Это имя может ввести в заблуждение. Подошло бы «{proposal}».',
      es: 'Este nombre podría confundirse. «{proposal}» serviría.',
    },
    meaning:
      '`why` says what is wrong with it: `invisible-characters`, `mixed-scripts` (within one word; Han with kana or Hangul is fine), or `reserved` (a name of the server, its seats or its operators). `proposal` is suitable and free.',
  },
  'address-taken': {
    status: 409,
    title: {
      en: 'Another account already has this address.',
      fr: 'Un autre compte a déjà cette adresse.',
      ru: 'Этот адрес уже используется другой учётной записью.',
      es: 'Otra cuenta ya usa esta dirección.',
    },
    meaning: 'Another account confirmed the address before you followed this link.',
  },
  'wrong-credentials': {
    status: 401,
    title: {
      en: 'The address or the password is not right.',
      fr: 'L’adresse ou le mot de passe est incorrect.',
      ru: 'Неверный адрес или пароль.',
      es: 'La dirección o la contraseña no es correcta.',
    },
    meaning: 'The server does not say which of the two is wrong. It can mail a sign-in link instead.',
  },
  'wrong-password': {
    status: 403,
    title: {
      en: 'This is not your password.',
      fr: 'Ce n’est pas votre mot de passe.',
      ru: 'Пароль неверен.',
      es: 'Esta no es su contraseña.',
    },
    meaning:
      'The password in this request is not the account’s. Without a password the answer would be `proof-needed`, unless the session is recent enough.',
  },
  'account-unconfirmed': {
    status: 403,
    title: {
      en: 'Please confirm your address first, with the link in the mail.',
      fr: 'Confirmez d’abord votre adresse avec le lien reçu par courriel.',
      ru: 'Сначала подтвердите адрес по ссылке из письма.',
      es: 'Confirme primero su dirección con el enlace del correo.',
    },
    meaning: 'The account’s address is not confirmed yet. Register again, or ask for a sign-in link.',
  },
  'account-suspended': {
    status: 403,
    title: {
      en: 'This account is suspended: {reason}',
      fr: 'Ce compte est suspendu : {reason}',
      ru: 'Учётная запись приостановлена: {reason}',
      es: 'Esta cuenta está suspendida: {reason}',
    },
    meaning:
      'An administrator suspended the account. `params.until` says until when (null: until an administrator lifts it).',
  },
  'account-banned': {
    status: 403,
    title: {
      en: 'This account is banned: {reason}',
      fr: 'Ce compte est banni : {reason}',
      ru: 'Учётная запись заблокирована: {reason}',
      es: 'Esta cuenta está bloqueada: {reason}',
    },
    meaning: 'An administrator banned the account.',
  },
  'wrong-account-status': {
    status: 409,
    title: {
      en: 'This cannot be done to an account that is {status}.',
      fr: 'Impossible pour un compte dans cet état ({status}).',
      ru: 'Это невозможно для учётной записи в состоянии {status}.',
      es: 'No es posible con una cuenta en este estado ({status}).',
    },
    meaning:
      'Active and suspended accounts can be suspended or banned. Suspended and banned accounts can be reinstated. Unconfirmed and erased accounts can be none of these.',
  },
  'not-yourself': {
    status: 409,
    title: {
      en: 'You cannot do this to your own account.',
      fr: 'Vous ne pouvez pas faire cela à votre propre compte.',
      ru: 'Это нельзя сделать со своей учётной записью.',
      es: 'No puede hacer esto con su propia cuenta.',
    },
    meaning: 'Administrators cannot suspend or ban themselves, and nobody can block, mute or report themselves.',
  },
  'last-administrator': {
    status: 409,
    title: {
      en: 'You are the only administrator, and the server needs one.',
      fr: 'Personne d’autre n’administre ce serveur, et il lui faut quelqu’un.',
      ru: 'Кроме вас администраторов нет, а без администратора сервер оставить нельзя.',
      es: 'Usted es la única persona que administra el servidor, y hace falta una.',
    },
    meaning: 'The account of the only active administrator cannot be erased.',
  },
  'link-not-valid': {
    status: 410,
    title: {
      en: 'This link is not valid or has expired.',
      fr: 'Ce lien n’est pas valide, ou ne l’est plus.',
      ru: 'Ссылка недействительна или устарела.',
      es: 'Este enlace no es válido, o ya no lo es.',
    },
    meaning: 'A mailed link works once, and for a limited time. Ask for a new one.',
  },
  'too-many-tokens': {
    status: 409,
    title: {
      en: 'You already have {limit} access tokens, the maximum.',
      fr: 'Vous avez déjà {limit} jetons d’accès, le maximum.',
      ru: 'У вас уже {limit} токенов доступа — больше создать нельзя.',
      es: 'Ya tiene {limit} tokens de acceso, el máximo posible.',
    },
    meaning: 'Delete a personal access token that is no longer needed.',
  },
  'too-many-webhooks': {
    status: 409,
    title: {
      en: 'You already have {most} webhooks, the maximum.',
      fr: 'Vous avez déjà {most} webhooks, le maximum.',
      ru: 'У вас уже {most} вебхуков — больше создать нельзя.',
      es: 'Ya tiene {most} webhooks, el máximo posible.',
    },
    meaning: 'Delete a webhook that is no longer needed.',
  },
  'webhook-off': {
    status: 409,
    title: {
      en: 'This webhook is switched off.',
      fr: 'Ce webhook est désactivé.',
      ru: 'Этот вебхук отключён.',
      es: 'Este webhook está desactivado.',
    },
    meaning: 'The server posts nothing to it. `offBy` says why. Switch it on again with `on: true`.',
  },
  'too-many-blocks': {
    status: 409,
    title: {
      en: 'You have already blocked {most} people, the maximum.',
      fr: 'Vous avez bloqué {most} personnes, le maximum.',
      ru: 'Вы заблокировали {most} игроков — больше нельзя.',
      es: 'Ha bloqueado a {most} personas, el máximo posible.',
    },
    meaning: 'Remove a block that is no longer needed.',
  },
  'too-many-mutes': {
    status: 409,
    title: {
      en: 'You have already muted {most} people, the maximum.',
      fr: 'Vous avez mis {most} personnes en sourdine, le maximum.',
      ru: 'Вы скрыли сообщения {most} игроков — больше нельзя.',
      es: 'Ha silenciado a {most} personas, el máximo posible.',
    },
    meaning: 'Remove a mute that is no longer needed.',
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
  'too-many-streams': {
    status: 409,
    title: {
      en: 'You already listen to {most} streams at once, the maximum.',
      fr: 'Vous écoutez déjà {most} flux à la fois, le maximum.',
      ru: 'У вас уже открыто {most} потоков — больше нельзя.',
      es: 'Ya escucha {most} flujos a la vez, el máximo posible.',
    },
    meaning: 'Close a stream that is no longer needed. The stream of the account covers all matches.',
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
  'too-many-studies': {
    status: 409,
    title: {
      en: 'You already have {most} studies, the maximum.',
      fr: 'Vous avez {most} études, le maximum.',
      ru: 'У вас {most} досок для анализа — больше нельзя.',
      es: 'Tiene {most} estudios, el máximo posible.',
    },
    meaning: 'Delete a study that is no longer needed. You can export its positions first.',
  },
  'study-full': {
    status: 409,
    title: {
      en: 'A study holds at most {nodes} moves, and lines of at most {deep}.',
      fr: 'Une étude contient au plus {nodes} coups, et des suites de {deep} coups au plus.',
      ru: 'На доске для анализа может быть не больше {nodes} ходов и вариантов не длиннее {deep}.',
      es: 'Un estudio contiene como máximo {nodes} jugadas, y líneas de {deep} como máximo.',
    },
    meaning: 'Delete lines that are no longer needed, or begin another study from the position that you have reached.',
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
  'position-not-possible': {
    status: 422,
    title: {
      en: 'This position is not possible.',
      fr: 'Cette position est impossible.',
      ru: 'Такая позиция невозможна.',
      es: 'Esta posición no es posible.',
    },
    meaning:
      'The position is not one that the rules of its game can describe, or holds a number that is too large. `errors` says what is wrong and where.',
  },
  'import-refused': {
    status: 422,
    title: {
      en: 'This file was not imported, because some of its checks fail.',
      fr: 'Ce fichier n’a pas été importé : certains de ses contrôles échouent.',
      ru: 'Этот файл не импортирован: некоторые его проверки не пройдены.',
      es: 'Este archivo no se ha importado: algunas de sus comprobaciones fallan.',
    },
    meaning:
      'A journal file is imported only if every check passes: its match must be over, and the file whole and signed by this server or by the key in the request. `params.first` is the first thing wrong, `params.checks` the result of every check. Nothing was stored.',
  },
  'already-there': {
    status: 409,
    title: {
      en: 'There is already a match with this id. It stays as it is.',
      fr: 'Il existe déjà une partie avec cet identifiant ; elle reste telle quelle.',
      ru: 'Партия с таким идентификатором уже есть, она остаётся без изменений.',
      es: 'Ya existe una partida con este identificador, y se deja como está.',
    },
    meaning:
      'The match was played on this server, or was imported with another journal or other names. An import never overwrites anything.',
  },
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
} as const satisfies Record<string, Kind>

export type ProblemCode = keyof typeof problemCatalogue

/** Every code, in the catalogue's order. */
export const problemCodes = Object.keys(problemCatalogue).filter(
  (code): code is ProblemCode => code in problemCatalogue,
)
