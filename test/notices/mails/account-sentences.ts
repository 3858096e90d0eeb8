import type { Language } from '../../../src/games/kit/wording.ts'
import type { NoticeDraft } from '../../../src/platform/outbox.ts'

/** What each mail must contain in each language: its subject, and a sentence that only it has. */
export const expected = {
  'confirm-address': {
    en: ['Confirm your address for Paquebot', 'confirm that this address is yours'],
    fr: ['Confirmez votre adresse pour Paquebot', 'confirmer que cette adresse est bien la vôtre'],
    ru: ['Подтвердите свой адрес для Paquebot', 'этот адрес принадлежит вам'],
    es: ['Confirme su dirección para Paquebot', 'esta dirección es suya'],
  },
  'sign-in-link': {
    en: ['Your link to sign in to Paquebot', 'sign in without a password'],
    fr: ['Votre lien de connexion à Paquebot', 'sans mot de passe'],
    ru: ['Ваша ссылка для входа в Paquebot', 'без пароля'],
    es: ['Su enlace para entrar en Paquebot', 'sin contraseña'],
  },
  'change-address': {
    en: ['Confirm your new address for Paquebot', 'to this address from now on'],
    fr: ['Confirmez votre nouvelle adresse pour Paquebot', 'à cette adresse'],
    ru: ['Подтвердите свой новый адрес для Paquebot', 'на этот адрес'],
    es: ['Confirme su nueva dirección para Paquebot', 'en esta dirección'],
  },
  'address-changed': {
    en: ['Your address at Paquebot was changed', 'This one gets no more mails'],
    fr: ['Votre adresse sur Paquebot a été changée', 'ne recevra plus de messages'],
    ru: ['Ваш адрес в Paquebot изменён', 'письма больше не придут'],
    es: ['Su dirección en Paquebot ha cambiado', 'ya no recibirá mensajes'],
  },
  'already-registered': {
    en: ['You already have an account at Paquebot', 'tried to register'],
    fr: ['Vous avez déjà un compte sur Paquebot', 'a voulu s’inscrire'],
    ru: ['У вас уже есть учётная запись в Paquebot', 'попытался зарегистрироваться'],
    es: ['Ya tiene una cuenta en Paquebot', 'ha intentado registrarse'],
  },
  'password-changed': {
    en: ['Your password at Paquebot was changed', 'has just been changed'],
    fr: ['Votre mot de passe sur Paquebot a été changé', 'vient d’être changé'],
    ru: ['Ваш пароль в Paquebot изменён', 'только что был изменён'],
    es: ['Su contraseña en Paquebot ha cambiado', 'acaba de cambiar'],
  },
  'password-guessed': {
    en: ['Somebody is guessing the password of your Paquebot account', 'None of them was right'],
    fr: ['Quelqu’un essaie des mots de passe sur votre compte Paquebot', 'Aucun n’était le bon'],
    ru: ['Кто-то подбирает пароль к вашей учётной записи Paquebot', 'Ни один не подошёл'],
    es: ['Alguien prueba contraseñas en su cuenta de Paquebot', 'Ninguna era la correcta'],
  },
  'token-made': {
    en: ['A personal access token was made for your Paquebot account', '“My bot”, was made for your account'],
    fr: [
      'Un jeton d’accès personnel a été créé pour votre compte Paquebot',
      '« My bot », a été créé pour votre compte',
    ],
    ru: ['Для вашей учётной записи Paquebot создан личный токен доступа', 'личный токен доступа «My bot»'],
    es: ['Se ha creado un token de acceso personal para su cuenta de Paquebot', '«My bot», para su cuenta'],
  },
  'token-ending': {
    en: ['Your access token “My bot” ends in two weeks', 'will need a new one by then'],
    fr: ['Votre jeton d’accès « My bot » prend fin dans deux semaines', 'devra en avoir un nouveau d’ici là'],
    ru: ['Ваш токен доступа «My bot» перестанет действовать через две недели', 'к этому времени понадобится новый'],
    es: ['Su token de acceso «My bot» termina en dos semanas', 'necesitará uno nuevo para entonces'],
  },
  'webhook-made': {
    en: ['Your Paquebot notices are posted to a webhook', 'posts your notices to receiver.example.org'],
    fr: ['Vos avis Paquebot sont envoyés à un webhook', 'envoie vos avis à receiver.example.org'],
    ru: ['Ваши уведомления Paquebot отправляются на вебхук', 'отправляет ваши уведомления на receiver.example.org'],
    es: ['Sus avisos de Paquebot se envían a un webhook', 'envía sus avisos a receiver.example.org'],
  },
  'calendar-made': {
    en: ['A calendar of your Paquebot deadlines was made', 'An earlier address no longer works'],
    fr: ['Un calendrier de vos échéances Paquebot a été créé', 'L’adresse précédente ne fonctionne plus'],
    ru: ['Создан календарь ваших сроков в Paquebot', 'Прежний адрес больше не действует'],
    es: ['Se ha creado un calendario de sus plazos en Paquebot', 'La dirección anterior ya no sirve'],
  },
  invited: {
    en: ['Ann invites you to a match: Friday table', 'The match has 3 seats'],
    fr: ['Ann vous invite à une partie : Friday table', 'La partie compte 3 places'],
    ru: ['Ann приглашает вас в партию: Friday table', 'В партии 3 места'],
    es: ['Ann le invita a una partida: Friday table', 'La partida tiene 3 asientos'],
  },
} as const satisfies Partial<
  Record<NoticeDraft['topic'], Record<Language, readonly [subject: string, sentence: string]>>
>

/** What an invitation says about a rematch, and about a match that looks for a substitute. */
export const invitedToo: Readonly<Record<Language, { rematch: string; underWay: string }>> = {
  en: { rematch: 'It is a rematch', underWay: 'a seat is open to a substitute' },
  fr: { rematch: 'C’est une revanche', underWay: 'une place est ouverte à un remplacement' },
  ru: { rematch: 'Это реванш', underWay: 'одно из мест открыто для замены' },
  es: { rematch: 'Es una revancha', underWay: 'hay un asiento abierto a una sustitución' },
}
