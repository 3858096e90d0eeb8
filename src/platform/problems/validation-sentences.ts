import type { Language } from '../../games/kit/wording.ts'

type Translated = Readonly<Record<Exclude<Language, 'en'>, string>> & { readonly en?: string }

/**
 * The messages of single schemas; `games/kit/schema-sentences.ts` has those for all. `#` stands for a number, or for a
 * name in backquotes, in their order.
 */
export const validationSentences: Readonly<Record<string, Translated>> = {
  'This must be # to # visible ASCII characters.': {
    fr: 'Il faut # à # caractères ASCII visibles.',
    ru: 'Нужно от # до # видимых символов ASCII.',
    es: 'Debe tener de # a # caracteres ASCII visibles.',
  },
  'This must be 32 bytes in lower-case hexadecimal.': {
    fr: 'Il faut 32 octets en hexadécimal, en minuscules.',
    ru: 'Нужно 32 байта в шестнадцатеричной записи строчными буквами.',
    es: 'Debe ser de 32 bytes en hexadecimal, en minúsculas.',
  },
  'This must be up to 32 bytes in lower-case hexadecimal.': {
    fr: 'Il faut au plus 32 octets en hexadécimal, en minuscules.',
    ru: 'Нужно не больше 32 байтов в шестнадцатеричной записи строчными буквами.',
    es: 'Debe ser de 32 bytes como máximo en hexadecimal, en minúsculas.',
  },
  'This must be one version, or one # of a view.': {
    fr: 'Il faut une seule version, ou un seul # d’une vue.',
    ru: 'Нужна одна версия или один # вида.',
    es: 'Debe ser una sola versión, o un solo # de una vista.',
  },
  'This must be the id of a decision, like #.': {
    fr: 'Il faut l’identifiant d’une décision, comme #.',
    ru: 'Нужен идентификатор решения вида #.',
    es: 'Debe ser el identificador de una decisión, como #.',
  },
  'This must be the number of a seat, # or #.': {
    fr: 'Il faut le numéro d’une place, # ou #.',
    ru: 'Нужен номер места, # или #.',
    es: 'Debe ser el número de un asiento, # o #.',
  },
  'This must be a # of the match.': {
    fr: 'Il faut un # de la partie.',
    ru: 'Нужен # этой партии.',
    es: 'Debe ser un # de la partida.',
  },
  'Give this only once.': {
    fr: 'Ne l’indiquez qu’une fois.',
    ru: 'Укажите это только один раз.',
    es: 'Indíquelo una sola vez.',
  },
  'This must be a path of this server.': {
    fr: 'Il faut un chemin de ce serveur.',
    ru: 'Нужен путь на этом сервере.',
    es: 'Debe ser una ruta de este servidor.',
  },
  'This is not the id of an event of this stream.': {
    fr: 'Ce n’est pas l’identifiant d’un événement de ce flux.',
    ru: 'Это не идентификатор события этого потока.',
    es: 'No es el identificador de un evento de este flujo.',
  },
  'This must be left out: the request cannot be meant for one version.': {
    fr: 'Il faut l’omettre : cette requête ne peut pas viser une version.',
    ru: 'Это нужно убрать: запрос не может относиться к одной версии.',
    es: 'Debe omitirse: la petición no puede referirse a una versión.',
  },
  'Give `dryRun` with it: only a trial says what you could do afterwards.': {
    fr: 'Donnez aussi `dryRun` : seul un essai dit ce que vous pourriez faire ensuite.',
    ru: 'Укажите и `dryRun`: только проба говорит, что вы могли бы сделать потом.',
    es: 'Indique también `dryRun`: solo un ensayo dice lo que podría hacer después.',
  },
  'Nobody here has this name.': {
    fr: 'Personne ici ne porte ce nom.',
    ru: 'Здесь нет никого с таким именем.',
    es: 'Aquí nadie tiene este nombre.',
  },
  'There is no such match.': {
    fr: 'Cette partie n’existe pas.',
    ru: 'Такой партии нет.',
    es: 'No existe esa partida.',
  },
  'The match has not come that far.': {
    fr: 'La partie n’en est pas encore là.',
    ru: 'Партия ещё не дошла до этого.',
    es: 'La partida aún no ha llegado tan lejos.',
  },
  'This is not a cursor of this list.': {
    fr: 'Ce n’est pas un curseur de cette liste.',
    ru: 'Это не курсор этого списка.',
    es: 'No es un cursor de esta lista.',
  },
  'Give `number` and `hash` together, or neither.': {
    fr: 'Donnez `number` et `hash` ensemble, ou aucun des deux.',
    ru: 'Укажите `number` и `hash` вместе или не указывайте ни того, ни другого.',
    es: 'Indique `number` y `hash` juntos, o ninguno.',
  },
  'Until the match is over, you see it from your own point of view alone.': {
    fr: 'Jusqu’à la fin de la partie, vous ne la voyez que de votre propre point de vue.',
    ru: 'До конца партии вы видите её только со своей точки зрения.',
    es: 'Hasta que termine la partida, solo la ve desde su propio punto de vista.',
  },
  'There is no such seat.': {
    fr: 'Cette place n’existe pas.',
    ru: 'Такого места нет.',
    es: 'No existe ese asiento.',
  },
  'This must name every seat once.': {
    fr: 'Il faut nommer chaque place une fois.',
    ru: 'Нужно назвать каждое место один раз.',
    es: 'Debe nombrar cada asiento una vez.',
  },
  'Places must count from 1, and ties share a place.': {
    fr: 'Les rangs doivent commencer à 1, et les ex æquo partagent leur rang.',
    ru: 'Места считаются с 1, и при равенстве место общее.',
    es: 'Los puestos deben contarse desde 1, y los empatados comparten el suyo.',
  },
  'This must not replace more than one seat.': {
    fr: 'On ne peut remplacer qu’une seule place.',
    ru: 'Заменить можно только одно место.',
    es: 'No debe reemplazar más de un asiento.',
  },
  'Nothing may follow once the match is ended or annulled.': {
    fr: 'Rien ne doit suivre la fin ou l’annulation de la partie.',
    ru: 'После завершения или отмены партии ничего не должно следовать.',
    es: 'Nada debe seguir al final o a la anulación de la partida.',
  },
  'This must be a place that views of this match can have.': {
    fr: 'Il faut un endroit qui existe dans les vues de cette partie.',
    ru: 'Нужно место, которое есть в видах этой партии.',
    es: 'Debe ser un lugar que exista en las vistas de esta partida.',
  },
  'This must be a question of this game: `GET /v1/games/{game}` names them.': {
    fr: 'Il faut une question de ce jeu : `GET /v1/games/{game}` les nomme.',
    ru: 'Нужен вопрос этой игры: их называет `GET /v1/games/{game}`.',
    es: 'Debe ser una pregunta de este juego: `GET /v1/games/{game}` las nombra.',
  },
  'This must be at least the hours of the pace.': {
    fr: 'Il faut au moins autant que les heures du rythme.',
    ru: 'Нужно не меньше часов, чем отведено на решение.',
    es: 'Debe ser al menos igual a las horas del ritmo.',
  },
  'This must be a point on P-256 in base64url.': {
    fr: 'Il faut un point de P-256 en base64url.',
    ru: 'Нужна точка на кривой P-256 в base64url.',
    es: 'Debe ser un punto de P-256 en base64url.',
  },
  'This must be 16 bytes in base64url.': {
    fr: 'Il faut 16 octets en base64url.',
    ru: 'Нужно 16 байтов в base64url.',
    es: 'Debe ser 16 bytes en base64url.',
  },
  'This must be from # to #.': {
    fr: 'Il faut de # à #.',
    ru: 'Нужно от # до #.',
    es: 'Debe ser de # a #.',
  },
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
  'This must be in the future.': {
    fr: 'Il faut un moment à venir.',
    ru: 'Нужен момент в будущем.',
    es: 'Debe estar en el futuro.',
  },
  'This must be within # years.': {
    fr: 'Il faut un moment dans les # ans à venir.',
    ru: 'Нужен момент не позже чем через # лет.',
    es: 'Debe estar dentro de los próximos # años.',
  },
  'This must not contain control characters.': {
    fr: 'Les caractères de contrôle ne sont pas admis.',
    ru: 'Управляющие символы здесь недопустимы.',
    es: 'No debe contener caracteres de control.',
  },
  'This must not be nested deeper than # levels.': {
    fr: 'Pas plus de # niveaux d’imbrication.',
    ru: 'Вложенность не должна превышать # уровней.',
    es: 'No debe tener más de # niveles de anidación.',
  },
  'No game here has this id.': {
    fr: 'Aucun jeu n’a ici cet identifiant.',
    ru: 'Игры с таким идентификатором здесь нет.',
    es: 'Aquí ningún juego tiene este identificador.',
  },
  'This must not be blank.': {
    fr: 'Ce champ ne doit pas être vide.',
    ru: 'Здесь не должно быть пусто.',
    es: 'No debe estar en blanco.',
  },
  'This must be a JSON pointer.': {
    fr: 'Il faut un pointeur JSON.',
    ru: 'Нужен указатель JSON.',
    es: 'Debe ser un puntero JSON.',
  },
  'This must be a time like 22:00.': {
    fr: 'Il faut une heure comme 22:00.',
    ru: 'Нужно время вида 22:00.',
    es: 'Debe ser una hora como 22:00.',
  },
  'This must be a date like 2026-12-24.': {
    fr: 'Il faut une date comme 2026-12-24.',
    ru: 'Нужна дата вида 2026-12-24.',
    es: 'Debe ser una fecha como 2026-12-24.',
  },
  'This must begin and end at different times.': {
    fr: 'Le début et la fin doivent être à des heures différentes.',
    ru: 'Начало и конец должны различаться.',
    es: 'Debe empezar y terminar a horas distintas.',
  },
  'This must be shorter than # hours.': {
    fr: 'Il faut moins de # heures.',
    ru: 'Нужно меньше # ч.',
    es: 'Debe durar menos de # horas.',
  },
  'This must not end before it begins.': {
    fr: 'La fin ne peut pas précéder le début.',
    ru: 'Конец не может быть раньше начала.',
    es: 'No debe terminar antes de empezar.',
  },
  'This must be at most # days long.': {
    fr: 'Il faut # jours au plus.',
    ru: 'Нужно не больше # дн.',
    es: 'Debe durar # días como máximo.',
  },
  'Together, these must be at most # days.': {
    fr: 'Il faut # jours au plus en tout.',
    ru: 'Вместе нужно не больше # дн.',
    es: 'En total deben ser # días como máximo.',
  },
  'This must be a time zone of the IANA database.': {
    fr: 'Il faut un fuseau horaire de la base IANA.',
    ru: 'Нужен часовой пояс из базы IANA.',
    es: 'Debe ser una zona horaria de la base de datos IANA.',
  },
  'This must name each day once.': {
    fr: 'Il faut nommer chaque jour une seule fois.',
    ru: 'Каждый день нужно назвать один раз.',
    es: 'Debe nombrar cada día una vez.',
  },
  'This must be fewer than the seats: one is yours.': {
    fr: 'Il en faut moins que de places : l’une est la vôtre.',
    ru: 'Нужно меньше, чем мест: одно из них ваше.',
    es: 'Deben ser menos que los asientos: uno es el suyo.',
  },
  'This must be an address like https://example.org/paquebot, without a user or a password.': {
    fr: 'Il faut une adresse comme https://example.org/paquebot, sans utilisateur ni mot de passe.',
    ru: 'Нужен адрес вида https://example.org/paquebot, без имени пользователя и пароля.',
    es: 'Debe ser una dirección como https://example.org/paquebot, sin usuario ni contraseña.',
  },
  'This must not be a private address.': {
    fr: 'Une adresse privée n’est pas admise.',
    ru: 'Адрес частной сети недопустим.',
    es: 'No debe ser una dirección privada.',
  },
  'This must contain two letters or digits.': {
    fr: 'Il faut deux lettres ou chiffres.',
    ru: 'Нужны хотя бы две буквы или цифры.',
    es: 'Debe contener dos letras o cifras.',
  },
  'This must be well-formed Unicode.': {
    fr: 'Il faut de l’Unicode bien formé.',
    ru: 'Нужен корректный Unicode.',
    es: 'Debe ser Unicode bien formado.',
  },
  'A journal begins with its opening.': {
    fr: 'Un journal commence par son ouverture.',
    ru: 'Журнал начинается с открытия партии.',
    es: 'Un registro comienza con su apertura.',
  },
}
