import type { ProblemKinds } from './problem-kinds.ts'

/** Problems of any request: its form, its size, its pace, and a server that cannot answer it. */
export const requests = {
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
    meaning:
      'The body could not be read as JSON in UTF-8, is empty though it has a media type, or names a prototype (`__proto__`).',
  },
  'unsupported-media-type': {
    status: 415,
    title: {
      en: 'The body must be application/json, uncompressed.',
      fr: 'Le corps doit être en application/json, sans compression.',
      ru: 'Тело запроса должно быть в формате application/json, без сжатия.',
      es: 'El cuerpo debe ser application/json, sin comprimir.',
    },
    meaning: 'Send `Content-Type: application/json`, and no `Content-Encoding`.',
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
      ru: 'Такого объекта нет, или он вам недоступен.',
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
} as const satisfies ProblemKinds
