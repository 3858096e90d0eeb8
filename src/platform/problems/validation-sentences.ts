import type { Language } from '../../games/kit/wording.ts'

type Translated = Readonly<Record<Exclude<Language, 'en'>, string>> & { readonly en?: string }

/**
 * The messages of single schemas; `games/kit/schema-sentences.ts` has those for all. `#` stands for a number, or for a
 * name in backquotes, in their order.
 */
export const validationSentences: Readonly<Record<string, Translated>> = {
  'must be # to # visible ASCII characters': {
    fr: 'doit avoir de # à # caractères ASCII visibles',
    ru: 'должно содержать от # до # видимых символов ASCII',
    es: 'debe tener de # a # caracteres ASCII visibles',
  },
  'must be a path of this server': {
    fr: 'doit être un chemin de ce serveur',
    ru: 'должно быть путём на этом сервере',
    es: 'debe ser una ruta de este servidor',
  },
  'is not the id of an event of this stream': {
    fr: 'n’est pas l’identifiant d’un événement de ce flux',
    ru: 'не является идентификатором события этого потока',
    es: 'no es el identificador de un evento de este flujo',
  },
  'is not a cursor of this list': {
    fr: 'n’est pas un curseur de cette liste',
    ru: 'не является курсором этого списка',
    es: 'no es un cursor de esta lista',
  },
  'number and hash go together': {
    fr: '`number` et `hash` vont ensemble',
    ru: '`number` и `hash` указываются вместе',
    es: '`number` y `hash` van juntos',
  },
  'there is no such seat': { fr: 'cette place n’existe pas', ru: 'такого места нет', es: 'no existe ese asiento' },
  'must name every seat once': {
    fr: 'doit nommer chaque place une fois',
    ru: 'должно называть каждое место один раз',
    es: 'debe nombrar cada asiento una vez',
  },
  'must give places from 1 on, which ties share': {
    fr: 'doit donner des rangs à partir de 1, que les ex æquo partagent',
    ru: 'должно указывать места начиная с 1; при равенстве они общие',
    es: 'debe dar puestos a partir de 1, que los empatados comparten',
  },
  'must not replace more than one seat': {
    fr: 'ne doit pas remplacer plus d’une place',
    ru: 'нельзя заменить больше одного места',
    es: 'no debe reemplazar más de un asiento',
  },
  'must not go on after the match is ended or annulled': {
    fr: 'rien ne doit suivre la fin ou l’annulation de la partie',
    ru: 'после завершения или отмены партии ничего не должно следовать',
    es: 'nada debe seguir al final o a la anulación de la partida',
  },
  'must be a place that views of this match can have': {
    fr: 'doit être un endroit qui existe dans les vues de cette partie',
    ru: 'должно быть местом, которое есть в видах этой партии',
    es: 'debe ser un lugar que exista en las vistas de esta partida',
  },
  'must be a question of this game, of those that GET /v1/games/{game} names': {
    fr: 'doit être une question de ce jeu, de celles que nomme GET /v1/games/{game}',
    ru: 'должно быть вопросом этой игры из тех, что называет GET /v1/games/{game}',
    es: 'debe ser una pregunta de este juego, de las que nombra GET /v1/games/{game}',
  },
  'must be at least the hours of the pace': {
    fr: 'doit être au moins égal aux heures du rythme',
    ru: 'должно быть не меньше часов, отведённых на решение',
    es: 'debe ser al menos igual a las horas del ritmo',
  },
  'must be a point on P-256 in base64url': {
    fr: 'doit être un point sur P-256 en base64url',
    ru: 'должно быть точкой на кривой P-256 в base64url',
    es: 'debe ser un punto de P-256 en base64url',
  },
  'must be 16 bytes in base64url': {
    fr: 'doit être 16 octets en base64url',
    ru: 'должно быть 16 байтами в base64url',
    es: 'debe ser 16 bytes en base64url',
  },
  'must be from # to #': { fr: 'doit être de # à #', ru: 'должно быть от # до #', es: 'debe ser de # a #' },
  'Studies take no number above #.': {
    fr: 'Une étude n’accepte aucun nombre au-dessus de #.',
    ru: 'В разборах нет чисел больше #.',
    es: 'Un estudio no admite números por encima de #.',
  },
  'This must be a whole number, in digits.': {
    fr: 'Il faut un nombre entier, en chiffres.',
    ru: 'Нужно целое число, записанное цифрами.',
    es: 'Debe ser un número entero, en cifras.',
  },
  'must be in the future': {
    fr: 'doit être dans le futur',
    ru: 'должно быть в будущем',
    es: 'debe estar en el futuro',
  },
  'must be within # years': {
    fr: 'doit être dans les # ans à venir',
    ru: 'должно наступить не позже чем через # лет',
    es: 'debe estar dentro de los próximos # años',
  },
  'must not contain control characters': {
    fr: 'ne doit pas contenir de caractères de contrôle',
    ru: 'не должно содержать управляющих символов',
    es: 'no debe contener caracteres de control',
  },
  'must not be blank': { fr: 'ne doit pas être vide', ru: 'не должно быть пустым', es: 'no debe estar en blanco' },
  'must be a JSON pointer': {
    fr: 'doit être un pointeur JSON',
    ru: 'должно быть указателем JSON',
    es: 'debe ser un puntero JSON',
  },
  'must be a time like 22:00': {
    fr: 'doit être une heure comme 22:00',
    ru: 'должно быть временем вида 22:00',
    es: 'debe ser una hora como 22:00',
  },
  'must be a date like 2026-12-24': {
    fr: 'doit être une date comme 2026-12-24',
    ru: 'должно быть датой вида 2026-12-24',
    es: 'debe ser una fecha como 2026-12-24',
  },
  'must begin and end at different times': {
    fr: 'doit commencer et finir à des heures différentes',
    ru: 'начало и конец должны различаться',
    es: 'debe empezar y terminar a horas distintas',
  },
  'must be shorter than # hours': {
    fr: 'doit durer moins de # heures',
    ru: 'должно быть короче # ч',
    es: 'debe durar menos de # horas',
  },
  'must not end before it begins': {
    fr: 'ne doit pas finir avant de commencer',
    ru: 'не должно заканчиваться раньше, чем начинается',
    es: 'no debe terminar antes de empezar',
  },
  'must be at most # days long': {
    fr: 'doit durer # jours au plus',
    ru: 'должно длиться не больше # дн.',
    es: 'debe durar # días como máximo',
  },
  'must be at most # days together': {
    fr: 'doit faire # jours au plus en tout',
    ru: 'вместе должно быть не больше # дн.',
    es: 'debe sumar # días como máximo',
  },
  'must be a time zone of the IANA database': {
    fr: 'doit être un fuseau horaire de la base IANA',
    ru: 'должно быть часовым поясом из базы IANA',
    es: 'debe ser una zona horaria de la base de datos IANA',
  },
  'must name each day once': {
    fr: 'doit nommer chaque jour une fois',
    ru: 'каждый день должен быть назван один раз',
    es: 'debe nombrar cada día una vez',
  },
  'must be fewer than the seats: one is yours': {
    fr: 'doit être inférieur au nombre de places : l’une est la vôtre',
    ru: 'должно быть меньше числа мест: одно из них ваше',
    es: 'debe ser menor que el número de asientos: uno es el suyo',
  },
  'must be an address like https://example.org/paquebot, without a user or a password': {
    fr: 'doit être une adresse comme https://example.org/paquebot, sans utilisateur ni mot de passe',
    ru: 'должно быть адресом вида https://example.org/paquebot, без имени пользователя и пароля',
    es: 'debe ser una dirección como https://example.org/paquebot, sin usuario ni contraseña',
  },
  'must not be a private address': {
    fr: 'ne doit pas être une adresse privée',
    ru: 'не должно быть адресом частной сети',
    es: 'no debe ser una dirección privada',
  },
  'must contain two letters or digits': {
    fr: 'doit contenir deux lettres ou chiffres',
    ru: 'должно содержать две буквы или цифры',
    es: 'debe contener dos letras o cifras',
  },
  'must not change the direction of writing': {
    fr: 'ne doit pas changer le sens de l’écriture',
    ru: 'не должно менять направление письма',
    es: 'no debe cambiar la dirección de la escritura',
  },
  'must be well-formed Unicode': {
    fr: 'doit être de l’Unicode bien formé',
    ru: 'должно быть корректным Unicode',
    es: 'debe ser Unicode bien formado',
  },
  'A journal begins with its opening.': {
    fr: 'Un journal commence par son ouverture.',
    ru: 'Журнал начинается с открытия партии.',
    es: 'Un registro comienza con su apertura.',
  },
}
