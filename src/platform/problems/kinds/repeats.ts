import type { ProblemKinds } from './problem-kinds.ts'

/** Problems of requests that are repeated under an `Idempotency-Key`. */
export const repeats = {
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
} as const satisfies ProblemKinds
