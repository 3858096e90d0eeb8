import type { ProblemKinds } from './problem-kinds.ts'

/** Problems of accounts, and of what an account has: tokens, webhooks, blocks. */
export const accounts = {
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
      en: 'The address or the password is not right, or the address is not confirmed yet.',
      fr: 'L’adresse ou le mot de passe est incorrect, ou l’adresse n’est pas encore confirmée.',
      ru: 'Неверный адрес или пароль, или адрес ещё не подтверждён.',
      es: 'La dirección o la contraseña no es correcta, o la dirección aún no está confirmada.',
    },
    meaning:
      'The server does not say which it is, or it would tell who has an account. It can mail a sign-in link instead, which also confirms the address.',
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
} as const satisfies ProblemKinds
