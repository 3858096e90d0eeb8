import type { Language } from '../../games/kit/wording.ts'

type Sentences = Readonly<Record<Language, string>>

interface Kind {
  readonly status: number
  /** What is said to the caller; `{name}` stands for a parameter. */
  readonly title: Sentences
  /** For the page of problems: when it comes, and what to do. English. */
  readonly meaning: string
}

/**
 * Every kind of problem that the API answers. A code is stable, and is never used again for something else. What the
 * rules of a game refuse is one kind here (`illegal-move`); which rule it was stands in `rule`.
 */
export const problemCatalogue = {
  'invalid-request': {
    status: 400,
    title: {
      en: 'The request is not of the form that is documented.',
      fr: "La requête n'a pas la forme documentée.",
      ru: 'Запрос не соответствует описанию.',
      es: 'La solicitud no tiene la forma documentada.',
    },
    meaning: 'A field is missing, unknown, or of the wrong type. `errors` lists each with its place.',
  },
  'malformed-json': {
    status: 400,
    title: {
      en: 'The body is not valid JSON.',
      fr: "Le corps de la requête n'est pas du JSON valide.",
      ru: 'Тело запроса не является корректным JSON.',
      es: 'El cuerpo no es JSON válido.',
    },
    meaning: 'The body could not be read as JSON, or is empty where one is needed.',
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
    meaning: 'Bodies may have up to 64 KiB.',
  },
  'no-such-route': {
    status: 404,
    title: {
      en: 'There is nothing at this address.',
      fr: "Il n'y a rien à cette adresse.",
      ru: 'По этому адресу ничего нет.',
      es: 'No hay nada en esta dirección.',
    },
    meaning: 'The address or the method is not part of the API.',
  },
  'not-found': {
    status: 404,
    title: {
      en: 'There is no such thing, or you may not see it.',
      fr: "Cela n'existe pas, ou vous ne pouvez pas le voir.",
      ru: 'Такого объекта нет, или он вам не доступен.',
      es: 'No existe, o no puede verlo.',
    },
    meaning: 'What the address names does not exist, or the caller may not know whether it does.',
  },
  'too-many-requests': {
    status: 429,
    title: {
      en: 'Too many requests. Please try again in {seconds} seconds.',
      fr: 'Trop de requêtes. Réessayez dans {seconds} secondes.',
      ru: 'Слишком много запросов. Повторите через {seconds} с.',
      es: 'Demasiadas solicitudes. Inténtelo de nuevo en {seconds} segundos.',
    },
    meaning: 'Wait as long as the header `Retry-After` says.',
  },
  fault: {
    status: 500,
    title: {
      en: 'The server failed. Nothing was stored that was not answered.',
      fr: "Le serveur a rencontré une erreur. Rien n'a été enregistré sans réponse.",
      ru: 'Сбой сервера. Без ответа ничего не было сохранено.',
      es: 'El servidor falló. No se guardó nada que no se haya confirmado.',
    },
    meaning: 'A fault of the server, never of the request. A retry with the same Idempotency-Key is safe.',
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
      en: 'This token is not valid, or no longer.',
      fr: "Ce jeton n'est pas valide, ou ne l'est plus.",
      ru: 'Токен недействителен или устарел.',
      es: 'Este token no es válido, o ya no lo es.',
    },
    meaning: 'The token is malformed, expired, revoked or used up. Refresh the session, or sign in again.',
  },
  'not-allowed': {
    status: 403,
    title: {
      en: 'You may not do this.',
      fr: "Vous n'êtes pas autorisé à faire cela.",
      ru: 'У вас нет прав на это действие.',
      es: 'No tiene permiso para hacer esto.',
    },
    meaning: 'The caller is known, and this is not theirs to do.',
  },
  'scope-missing': {
    status: 403,
    title: {
      en: 'This token lacks the scope “{scope}”.',
      fr: 'Ce jeton n’a pas la portée « {scope} ».',
      ru: 'У токена нет права «{scope}».',
      es: 'A este token le falta el alcance «{scope}».',
    },
    meaning: 'A personal access token may do only what its scopes say.',
  },
  'session-needed': {
    status: 403,
    title: {
      en: 'This needs a signed-in session, not a personal access token.',
      fr: "Cela demande une session ouverte, pas un jeton d'accès personnel.",
      ru: 'Для этого нужен вход в систему, а не личный токен доступа.',
      es: 'Esto requiere una sesión iniciada, no un token de acceso personal.',
    },
    meaning: 'Accounts, sessions and tokens are managed by the person, never by a token.',
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
      'A rule of the game refused a move. `rule` says which, `detail` says it in words, `params.index` says which move of the request. Nothing of the request was stored.',
  },
} as const satisfies Record<string, Kind>

export type ProblemCode = keyof typeof problemCatalogue
