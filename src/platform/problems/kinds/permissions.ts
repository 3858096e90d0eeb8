import type { ProblemKinds } from './problem-kinds.ts'

/** Problems of who asks, and what they may do. */
export const permissions = {
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
  'your-opponent': {
    status: 409,
    title: {
      en: 'You play a running match with this person: this could decide it.',
      fr: 'Vous jouez une partie en cours avec cette personne : cela pourrait la décider.',
      ru: 'Вы играете с этим человеком партию: это могло бы решить её исход.',
      es: 'Juega una partida en curso con esta persona: esto podría decidirla.',
    },
    meaning:
      'Administrators cannot suspend or ban somebody with whom they play a running match. They leave it first, or ask another administrator.',
  },
} as const satisfies ProblemKinds
