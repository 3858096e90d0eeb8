import type { Schemas } from '../api/schemas.ts'
import type { Language } from '../words/languages.ts'

interface Words {
  readonly title: string
  readonly keep: string
  readonly kept: string
  readonly remove: string
  readonly make: string
  readonly password: string
  readonly profile: {
    readonly title: string
    readonly name: string
    readonly language: string
    readonly timeZone: string
    readonly mailHour: string
    readonly languageHint: string
    readonly timeZoneHint: string
    readonly mailHourHint: string
  }
  readonly browser: { readonly title: string; readonly keys: string; readonly atOnce: string }
  readonly mails: {
    readonly title: string
    readonly hint: string
    readonly kinds: Readonly<Record<'turns' | 'reminders' | 'messages' | 'table', string>>
    readonly when: Readonly<Record<'at-once' | 'daily' | 'off', string>>
    readonly lost: string
    readonly retry: string
    readonly hints: Readonly<Record<'turns' | 'reminders' | 'messages' | 'table', string>>
  }
  readonly hours: {
    readonly title: string
    readonly hint: string
    readonly night: string
    readonly from: string
    readonly until: string
    readonly restDays: string
    readonly vacations: string
    readonly addVacation: string
    readonly byThemselves: string
    readonly remind: string
    readonly aWeek: (hours: number) => string
    readonly vacationLeft: (days: number) => string
    readonly nightHint: string
    readonly vacationHint: string
  }
  readonly address: {
    readonly title: string
    readonly current: string
    readonly next: string
    readonly change: string
    readonly keepAccess: string
    readonly email: string
    readonly changeEmail: string
    readonly mailed: string
    readonly changed: string
  }
  readonly sessions: {
    readonly title: string
    readonly current: string
    readonly used: (when: string) => string
    readonly end: string
    readonly everywhere: string
    readonly on: (browser: string, system: string) => string
    readonly program: (name: string) => string
  }
  readonly tokens: {
    readonly title: string
    readonly hint: string
    readonly name: string
    readonly may: string
    readonly scopes: Readonly<Record<'read' | 'play' | 'create', string>>
    readonly days: string
    readonly shownOnce: string
    readonly expires: (when: string) => string
    readonly never: string
  }
  readonly webhooks: {
    readonly title: string
    readonly hint: string
    readonly url: string
    readonly format: string
    readonly formats: Readonly<Record<'paquebot' | 'discord' | 'slack', string>>
    readonly test: string
    readonly tested: string
    readonly on: string
    readonly off: string
    readonly secret: string
    readonly change: string
    readonly posted: string
    readonly deliveries: string
    readonly readAgain: string
    readonly replay: string
    readonly status: Readonly<Record<Schemas['Delivery']['status'], string>>
  }
  readonly calendar: {
    readonly title: string
    readonly hint: string
    readonly make: string
    readonly end: string
    readonly on: string
    readonly address: string
  }
  readonly people: {
    readonly title: string
    readonly blocked: string
    readonly muted: string
    readonly name: string
    readonly block: string
    readonly mute: string
    readonly nobody: string
  }
  readonly data: {
    readonly title: string
    readonly export: string
    readonly erase: string
    readonly eraseHint: string
  }
}

export const wordsIn: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Settings',
    keep: 'Keep',
    kept: 'Kept.',
    remove: 'Delete',
    make: 'Make',
    password: 'Your password',
    profile: {
      title: 'You',
      name: 'Name, as others see it',
      language: 'Language of mails',
      timeZone: 'Time zone',
      mailHour: 'Hour of daily mails',
      languageHint: 'These pages use it too, unless you have chosen another language at the top.',
      timeZoneHint: 'Deadlines are shown, and your hours are kept, by its clock.',
      mailHourHint: 'At this hour of your day comes what you want once a day.',
    },
    browser: {
      title: 'In this browser',
      keys: 'The key N goes to the next match that waits for you',
      atOnce: 'A move that takes one touch and can be taken back is sent at once',
    },
    mails: {
      title: 'Mails',
      hint: 'What you are mailed about your matches, and when.',
      kinds: {
        turns: 'Your turns',
        reminders: 'Deadlines that are near',
        messages: 'Messages at the table',
        table: 'Everything else',
      },
      when: { 'at-once': 'at once', daily: 'once a day', off: 'never' },
      lost: 'Mails to your address came back. None are sent there now.',
      retry: 'Try again',
      hints: {
        turns: 'A match waits for your decision.',
        reminders: 'You have not decided yet; how early, you set below.',
        messages: 'What others write to the table.',
        table: 'Beginnings and ends, proposals, disputes, seats that change.',
      },
    },
    hours: {
      title: 'Hours and vacations',
      hint: 'While these last, your clocks stand still in all your matches.',
      night: 'Every night',
      from: 'from',
      until: 'until',
      restDays: 'Rest days',
      vacations: 'Vacations',
      addVacation: 'Add a vacation',
      byThemselves: 'Rather than miss a deadline, begin a week of vacation',
      remind: 'Remind me so many waking hours before a deadline (empty: never)',
      aWeek: (hours) => `Your clocks run ${hours} ${hours === 1 ? 'hour' : 'hours'} a week.`,
      vacationLeft: (days) => `Days of vacation left this year: ${days}.`,
      nightHint: 'Leave both empty for a clock that runs at night, too.',
      vacationHint: 'Whole days, the first and the last included.',
    },
    address: {
      title: 'Password and address',
      current: 'Current password',
      next: 'New password',
      change: 'Set the password',
      keepAccess: 'Tokens, webhooks and the calendar stay valid',
      email: 'New mail address',
      changeEmail: 'Change the address',
      mailed: 'A link is on its way to the new address.',
      changed: 'The password is set. All other sessions are over.',
    },
    sessions: {
      title: 'Where you are signed in',
      current: 'here',
      used: (when) => `used ${when}`,
      end: 'Sign out',
      everywhere: 'Sign out everywhere',
      on: (browser, system) => `${browser} on ${system}`,
      program: (name) => `a program: ${name}`,
    },
    tokens: {
      title: 'Tokens for programs',
      hint: 'A bot or a program of yours signs in with a token.',
      name: 'What it is for',
      may: 'What it may do',
      scopes: { read: 'see matches and your account', play: 'join and play', create: 'open matches and invite' },
      days: 'Days until it expires (empty: never)',
      shownOnce: 'Copy it now: it is shown only once.',
      expires: (when) => `expires ${when}`,
      never: 'never expires',
    },
    webhooks: {
      title: 'Webhooks',
      hint: 'Your notices, posted to an address: a chat, or a program of yours.',
      url: 'Address',
      format: 'For',
      formats: { paquebot: 'a program (signed JSON)', discord: 'Discord', slack: 'Slack' },
      test: 'Test',
      tested: 'A test is on its way.',
      on: 'Switch on',
      off: 'Switch off',
      secret: 'Its secret, shown only once:',
      change: 'Change',
      posted: 'What was posted',
      deliveries: 'Show it',
      readAgain: 'Look again',
      replay: 'Post again',
      status: { pending: 'waits', delivered: 'posted', failed: 'could not be posted' },
    },
    calendar: {
      title: 'Calendar',
      hint: 'Your deadlines in a calendar program. Anybody who has the address sees them.',
      make: 'Make an address',
      end: 'End it',
      on: 'There is an address.',
      address: 'Add this address to your calendar; it is shown only once:',
    },
    people: {
      title: 'Blocked and muted',
      blocked: 'Blocked: you play no new match together',
      muted: 'Muted: you do not read their messages',
      name: 'Name',
      block: 'Block',
      mute: 'Mute',
      nobody: 'Nobody.',
    },
    data: {
      title: 'Your data',
      export: 'Download everything that is kept about you',
      erase: 'Erase the account',
      eraseHint: 'Your name, address and messages are erased for good. A bot plays on in your matches.',
    },
  },
  fr: {
    title: 'Réglages',
    keep: 'Enregistrer',
    kept: 'Enregistré.',
    remove: 'Supprimer',
    make: 'Créer',
    password: 'Votre mot de passe',
    profile: {
      title: 'Vous',
      name: 'Nom, tel que les autres le voient',
      language: 'Langue des courriels',
      timeZone: 'Fuseau horaire',
      mailHour: 'Heure des courriels quotidiens',
      languageHint: 'Ces pages l’utilisent aussi, sauf si vous en avez choisi une autre tout en haut.',
      timeZoneHint: 'Les échéances et vos heures suivent son horloge.',
      mailHourHint: 'À cette heure de votre journée vient ce que vous voulez une fois par jour.',
    },
    browser: {
      title: 'Dans ce navigateur',
      keys: 'La touche N mène à la prochaine partie qui vous attend',
      atOnce: 'Un coup d’un seul geste qui peut être repris est envoyé aussitôt',
    },
    mails: {
      title: 'Courriels',
      hint: 'Ce qu’on vous écrit de vos parties, et quand.',
      kinds: {
        turns: 'Vos tours',
        reminders: 'Les échéances proches',
        messages: 'Les messages à la table',
        table: 'Tout le reste',
      },
      when: { 'at-once': 'aussitôt', daily: 'une fois par jour', off: 'jamais' },
      lost: 'Des courriels à votre adresse sont revenus. On n’y écrit plus.',
      retry: 'Réessayer',
      hints: {
        turns: 'Une partie attend votre décision.',
        reminders: 'Vous n’avez pas encore décidé ; combien de temps avant, cela se règle plus bas.',
        messages: 'Ce que les autres écrivent à la table.',
        table: 'Débuts et fins, propositions, litiges, places qui changent.',
      },
    },
    hours: {
      title: 'Heures et vacances',
      hint: 'Pendant ce temps, vos pendules s’arrêtent dans toutes vos parties.',
      night: 'Chaque nuit',
      from: 'de',
      until: 'à',
      restDays: 'Jours de repos',
      vacations: 'Vacances',
      addVacation: 'Ajouter des vacances',
      byThemselves: 'Plutôt que manquer une échéance, commencer une semaine de vacances',
      remind: 'Me rappeler tant d’heures éveillées avant une échéance (vide : jamais)',
      aWeek: (hours) => `Vos pendules tournent ${hours} h par semaine.`,
      vacationLeft: (days) => `Jours de vacances restants cette année : ${days}.`,
      nightHint: 'Laissez vide, et la pendule tourne aussi la nuit.',
      vacationHint: 'Des jours entiers, le premier et le dernier compris.',
    },
    address: {
      title: 'Mot de passe et adresse',
      current: 'Mot de passe actuel',
      next: 'Nouveau mot de passe',
      change: 'Changer le mot de passe',
      keepAccess: 'Jetons, webhooks et agenda restent valables',
      email: 'Nouvelle adresse électronique',
      changeEmail: 'Changer l’adresse',
      mailed: 'Un lien est en route vers la nouvelle adresse.',
      changed: 'Le mot de passe est changé. Toutes les autres sessions sont closes.',
    },
    sessions: {
      title: 'Où votre compte est ouvert',
      current: 'ici',
      used: (when) => `utilisée ${when}`,
      end: 'Déconnecter',
      everywhere: 'Se déconnecter partout',
      on: (browser, system) => `${browser} sur ${system}`,
      program: (name) => `un programme : ${name}`,
    },
    tokens: {
      title: 'Jetons pour programmes',
      hint: 'Un robot ou un programme à vous se connecte avec un jeton.',
      name: 'À quoi il sert',
      may: 'Ce qu’il permet',
      scopes: { read: 'voir les parties et le compte', play: 'rejoindre et jouer', create: 'ouvrir et inviter' },
      days: 'Jours jusqu’à son expiration (vide : jamais)',
      shownOnce: 'Copiez-le maintenant : on ne le montre qu’une fois.',
      expires: (when) => `expire ${when}`,
      never: 'n’expire pas',
    },
    webhooks: {
      title: 'Webhooks',
      hint: 'Vos avis, envoyés à une adresse : une messagerie ou un programme à vous.',
      url: 'Adresse',
      format: 'Pour',
      formats: { paquebot: 'un programme (JSON signé)', discord: 'Discord', slack: 'Slack' },
      test: 'Essayer',
      tested: 'Un essai est en route.',
      on: 'Activer',
      off: 'Désactiver',
      secret: 'Son secret, montré une seule fois :',
      change: 'Modifier',
      posted: 'Ce qui a été envoyé',
      deliveries: 'Montrer',
      readAgain: 'Actualiser',
      replay: 'Renvoyer',
      status: { pending: 'attend', delivered: 'arrivé', failed: 'n’a pas pu arriver' },
    },
    calendar: {
      title: 'Agenda',
      hint: 'Vos échéances dans un agenda. Quiconque a l’adresse les voit.',
      make: 'Créer une adresse',
      end: 'La supprimer',
      on: 'Il y a une adresse.',
      address: 'Ajoutez cette adresse à votre agenda ; on ne la montre qu’une fois :',
    },
    people: {
      title: 'Bloqués et muets',
      blocked: 'Bloqués : vous ne jouez plus de nouvelle partie ensemble',
      muted: 'Muets : vous ne lisez pas leurs messages',
      name: 'Nom',
      block: 'Bloquer',
      mute: 'Rendre muet',
      nobody: 'Personne.',
    },
    data: {
      title: 'Vos données',
      export: 'Télécharger tout ce qui est gardé sur vous',
      erase: 'Effacer le compte',
      eraseHint: 'Votre nom, votre adresse et vos messages sont effacés pour de bon. Un robot joue à votre place.',
    },
  },
  ru: {
    title: 'Настройки',
    keep: 'Сохранить',
    kept: 'Сохранено.',
    remove: 'Удалить',
    make: 'Создать',
    password: 'Ваш пароль',
    profile: {
      title: 'Вы',
      name: 'Имя, которое видят другие',
      language: 'Язык писем',
      timeZone: 'Часовой пояс',
      mailHour: 'Час ежедневных писем',
      languageHint: 'Эти страницы тоже на этом языке, если наверху не выбран другой.',
      timeZoneHint: 'По его часам показываются сроки и считаются ваши часы.',
      mailHourHint: 'В этот час вашего дня приходит то, что вы хотите раз в день.',
    },
    browser: {
      title: 'В этом браузере',
      keys: 'Клавиша N ведёт к следующей партии, которая вас ждёт',
      atOnce: 'Ход в одно касание, который можно вернуть, отправляется сразу',
    },
    mails: {
      title: 'Письма',
      hint: 'О чём и когда вам пишут.',
      kinds: {
        turns: 'Ваши ходы',
        reminders: 'Близкие сроки',
        messages: 'Сообщения за столом',
        table: 'Всё остальное',
      },
      when: { 'at-once': 'сразу', daily: 'раз в день', off: 'никогда' },
      lost: 'Письма на ваш адрес вернулись. Больше туда не пишем.',
      retry: 'Попробовать ещё раз',
      hints: {
        turns: 'Партия ждёт вашего решения.',
        reminders: 'Вы ещё не решили; за сколько напоминать, задаётся ниже.',
        messages: 'Что пишут за столом другие.',
        table: 'Начала и концы, предложения, споры, смена мест.',
      },
    },
    hours: {
      title: 'Часы и отпуска',
      hint: 'В это время ваши часы стоят во всех партиях.',
      night: 'Каждую ночь',
      from: 'с',
      until: 'до',
      restDays: 'Выходные',
      vacations: 'Отпуска',
      addVacation: 'Добавить отпуск',
      byThemselves: 'Чем пропустить срок, лучше начать неделю отпуска',
      remind: 'Напоминать за столько часов бодрствования до срока (пусто: никогда)',
      aWeek: (hours) => `Ваши часы идут ${hours} ч в неделю.`,
      vacationLeft: (days) => `Дней отпуска в этом году осталось: ${days}.`,
      nightHint: 'Оставьте пустым, и часы будут идти и ночью.',
      vacationHint: 'Целые дни, вместе с первым и последним.',
    },
    address: {
      title: 'Пароль и адрес',
      current: 'Нынешний пароль',
      next: 'Новый пароль',
      change: 'Сменить пароль',
      keepAccess: 'Токены, вебхуки и календарь остаются в силе',
      email: 'Новый адрес почты',
      changeEmail: 'Сменить адрес',
      mailed: 'Ссылка уже в пути на новый адрес.',
      changed: 'Пароль сменён. Все другие сеансы закончены.',
    },
    sessions: {
      title: 'Где вы вошли',
      current: 'здесь',
      used: (when) => `вход использован ${when}`,
      end: 'Выйти',
      everywhere: 'Выйти везде',
      on: (browser, system) => `${browser}, ${system}`,
      program: (name) => `программа: ${name}`,
    },
    tokens: {
      title: 'Токены для программ',
      hint: 'С токеном входит ваш бот или ваша программа.',
      name: 'Для чего он',
      may: 'Что с ним можно',
      scopes: {
        read: 'видеть партии и учётную запись',
        play: 'садиться за стол и играть',
        create: 'открывать партии и приглашать',
      },
      days: 'Сколько дней действует (пусто: всегда)',
      shownOnce: 'Скопируйте сейчас: он показывается один раз.',
      expires: (when) => `истекает ${when}`,
      never: 'бессрочный',
    },
    webhooks: {
      title: 'Вебхуки',
      hint: 'Ваши извещения по адресу: в чат или вашей программе.',
      url: 'Адрес',
      format: 'Для чего',
      formats: { paquebot: 'программа (подписанный JSON)', discord: 'Discord', slack: 'Slack' },
      test: 'Проверить',
      tested: 'Проверка уже в пути.',
      on: 'Включить',
      off: 'Выключить',
      secret: 'Его секрет показывается один раз:',
      change: 'Изменить',
      posted: 'Что было отправлено',
      deliveries: 'Показать',
      readAgain: 'Обновить',
      replay: 'Отправить ещё раз',
      status: { pending: 'ждёт', delivered: 'доставлено', failed: 'не доставлено' },
    },
    calendar: {
      title: 'Календарь',
      hint: 'Ваши сроки в календаре. Их видит каждый, у кого есть адрес.',
      make: 'Создать адрес',
      end: 'Убрать его',
      on: 'Адрес есть.',
      address: 'Добавьте этот адрес в календарь; он показывается один раз:',
    },
    people: {
      title: 'Кого вы избегаете',
      blocked: 'С кем вы не играете новых партий',
      muted: 'Чьих сообщений вы не читаете',
      name: 'Имя',
      block: 'Не играть',
      mute: 'Не читать',
      nobody: 'Никого.',
    },
    data: {
      title: 'Ваши данные',
      export: 'Скачать всё, что о вас хранится',
      erase: 'Стереть учётную запись',
      eraseHint: 'Ваши имя, адрес и сообщения стираются насовсем. В партиях за вас играет бот.',
    },
  },
  es: {
    title: 'Ajustes',
    keep: 'Guardar',
    kept: 'Guardado.',
    remove: 'Borrar',
    make: 'Crear',
    password: 'Su contraseña',
    profile: {
      title: 'Usted',
      name: 'Nombre, como lo ven los demás',
      language: 'Idioma de los correos',
      timeZone: 'Zona horaria',
      mailHour: 'Hora de los correos diarios',
      languageHint: 'Estas páginas también lo usan, salvo que haya elegido otro arriba.',
      timeZoneHint: 'Los plazos y sus horas siguen su reloj.',
      mailHourHint: 'A esta hora de su día llega lo que quiere una vez al día.',
    },
    browser: {
      title: 'En este navegador',
      keys: 'La tecla N lleva a la siguiente partida que le espera',
      atOnce: 'Una jugada de un solo toque que se puede deshacer se envía enseguida',
    },
    mails: {
      title: 'Correos',
      hint: 'De qué se le escribe sobre sus partidas, y cuándo.',
      kinds: {
        turns: 'Sus turnos',
        reminders: 'Plazos que se acercan',
        messages: 'Mensajes en la mesa',
        table: 'Todo lo demás',
      },
      when: { 'at-once': 'enseguida', daily: 'una vez al día', off: 'nunca' },
      lost: 'Los correos a su dirección han vuelto. Ya no se le escribe ahí.',
      retry: 'Intentarlo de nuevo',
      hints: {
        turns: 'Una partida espera su decisión.',
        reminders: 'Todavía no ha decidido; con cuánta antelación, se fija abajo.',
        messages: 'Lo que otras personas escriben a la mesa.',
        table: 'Comienzos y finales, propuestas, disputas, asientos que cambian.',
      },
    },
    hours: {
      title: 'Horas y vacaciones',
      hint: 'Mientras duran, sus relojes se paran en todas sus partidas.',
      night: 'Cada noche',
      from: 'de',
      until: 'a',
      restDays: 'Días de descanso',
      vacations: 'Vacaciones',
      addVacation: 'Añadir vacaciones',
      byThemselves: 'Antes que perder un plazo, empezar una semana de vacaciones',
      remind: 'Avisarme tantas horas despierto antes de un plazo (vacío: nunca)',
      aWeek: (hours) => `Sus relojes corren ${hours} ${hours === 1 ? 'hora' : 'horas'} a la semana.`,
      vacationLeft: (days) => `Días de vacaciones que quedan este año: ${days}.`,
      nightHint: 'Déjelo vacío, y el reloj corre también de noche.',
      vacationHint: 'Días enteros, incluidos el primero y el último.',
    },
    address: {
      title: 'Contraseña y dirección',
      current: 'Contraseña actual',
      next: 'Contraseña nueva',
      change: 'Cambiar la contraseña',
      keepAccess: 'Los tokens, webhooks y el calendario siguen valiendo',
      email: 'Nueva dirección de correo',
      changeEmail: 'Cambiar la dirección',
      mailed: 'Un enlace está en camino a la nueva dirección.',
      changed: 'La contraseña está cambiada. Las demás sesiones han terminado.',
    },
    sessions: {
      title: 'Dónde ha entrado',
      current: 'aquí',
      used: (when) => `usada ${when}`,
      end: 'Salir',
      everywhere: 'Salir en todas partes',
      on: (browser, system) => `${browser} en ${system}`,
      program: (name) => `un programa: ${name}`,
    },
    tokens: {
      title: 'Tokens para programas',
      hint: 'Un bot o un programa suyo entra con un token.',
      name: 'Para qué es',
      may: 'Qué permite',
      scopes: { read: 'ver partidas y su cuenta', play: 'sentarse y jugar', create: 'abrir partidas e invitar' },
      days: 'Días hasta que caduca (vacío: nunca)',
      shownOnce: 'Cópielo ahora: solo se muestra una vez.',
      expires: (when) => `caduca ${when}`,
      never: 'no caduca',
    },
    webhooks: {
      title: 'Webhooks',
      hint: 'Sus avisos, enviados a una dirección: un chat o un programa suyo.',
      url: 'Dirección',
      format: 'Para',
      formats: { paquebot: 'un programa (JSON firmado)', discord: 'Discord', slack: 'Slack' },
      test: 'Probar',
      tested: 'La prueba está en camino.',
      on: 'Activar',
      off: 'Desactivar',
      secret: 'Su secreto, que solo se muestra una vez:',
      change: 'Cambiar',
      posted: 'Lo que se envió',
      deliveries: 'Mostrarlo',
      readAgain: 'Actualizar',
      replay: 'Enviar otra vez',
      status: { pending: 'espera', delivered: 'entregado', failed: 'no se pudo entregar' },
    },
    calendar: {
      title: 'Calendario',
      hint: 'Sus plazos en un calendario. Los ve quien tenga la dirección.',
      make: 'Crear una dirección',
      end: 'Quitarla',
      on: 'Hay una dirección.',
      address: 'Añada esta dirección a su calendario; solo se muestra una vez:',
    },
    people: {
      title: 'Bloqueados y silenciados',
      blocked: 'Bloqueados: no juegan partidas nuevas juntos',
      muted: 'Silenciados: no lee sus mensajes',
      name: 'Nombre',
      block: 'Bloquear',
      mute: 'Silenciar',
      nobody: 'Nadie.',
    },
    data: {
      title: 'Sus datos',
      export: 'Descargar todo lo que se guarda sobre usted',
      erase: 'Borrar la cuenta',
      eraseHint: 'Su nombre, su dirección y sus mensajes se borran para siempre. En sus partidas sigue un bot.',
    },
  },
}
