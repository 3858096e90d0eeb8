import type { Language } from '../../words/languages.ts'

interface Words {
  readonly waits: string
  /** The match was cancelled, or did not fill in time. */
  readonly cancelled: string
  /** When a match that does not fill is given up. */
  readonly givenUp: (when: string) => string
  readonly join: string
  readonly signInToJoin: string
  readonly signInWholly: string
  readonly leave: string
  readonly cancel: string
  readonly cancelSure: string
  readonly keep: string
  readonly opened: string
  readonly you: string
  readonly remove: string

  readonly removeSure: (name: string) => string
  readonly invite: string
  readonly inviteHint: string
  readonly byLink: string
  readonly makeLink: string
  readonly linkHint: string
  readonly linkEnds: string
  readonly openSeatLinkHint: string
  readonly openSeatLinkEnds: string
  readonly whom: string
  readonly whomHint: string
  readonly send: string
  readonly sent: string
  readonly underWay: string
  readonly full: string
  readonly isOpen: (count: number) => string
  readonly takeOver: (name: string) => string
  readonly takeOverHint: string
  readonly signInToTakeOver: string
  readonly watch: string
  readonly isOver: string
  readonly toOthers: string
  readonly notValid: string
  readonly notValidHint: string
  readonly nobody: string
  readonly inviteText: (game: string) => string
  readonly rematch: string
}

export const wordsIn: Readonly<Record<Language, Words>> = {
  en: {
    waits: 'The match begins when its last seat is taken.',
    cancelled: 'This match was called off before it began.',
    givenUp: (when) => `If seats stay free, it is given up ${when}`,
    join: 'Join',
    signInToJoin: 'Sign in or sign up to join. This page stays open for you.',
    signInWholly: 'You have a seat here. Sign in wholly to invite others, or to give it back.',
    leave: 'Give my seat back',
    cancel: 'Cancel the match',
    cancelSure: 'The match is gone for everybody who has joined; a mail tells them. Do you want that?',
    keep: 'Keep it as it is',
    opened: 'opened the match',
    you: 'you',
    remove: 'Take the seat back',

    removeSure: (name) =>
      `${name} loses the seat, gets a mail, and can come back with a new invitation only. Do you want that?`,
    invite: 'Invite',
    inviteHint: 'A seat is open to a substitute. If you know somebody who would like to play on, invite them.',
    byLink: 'Link of the invitation',
    makeLink: 'Make a link to send to anybody',
    linkHint: 'Anybody who opens this link sees the match and can join it.',
    linkEnds: 'It works until the match begins.',
    openSeatLinkHint: 'Anybody who opens this link sees who plays, and can take the open seat.',
    openSeatLinkEnds: 'It works as long as a seat is open.',
    whom: 'Name or mail address',
    whomHint: 'The name of somebody who has an account here, or any address.',
    send: 'Mail an invitation',
    sent: 'The invitation is on its way.',
    underWay: 'The match is under way.',
    full: 'No seat is free any more.',
    isOpen: (count) => (count === 1 ? 'A seat is open to a substitute.' : `${count} seats are open to substitutes.`),
    takeOver: (name) => `Play on for ${name}`,
    takeOverHint: 'You play on from the present position, and see what the seat may see.',
    signInToTakeOver: 'Sign in or sign up to take it. This page stays open for you.',
    watch: 'Watch the match',
    isOver: 'The match is over.',
    toOthers: 'Find another match',
    notValid: 'This invitation is no longer valid',
    notValidHint: 'The match has begun, was cancelled, or its seat is taken. If you play in it, sign in.',
    nobody: 'Nobody here has this name.',
    inviteText: (game) => `Play ${game} with me on Paquebot, over days and by mail.`,
    rematch: 'Play again',
  },
  fr: {
    waits: 'La partie commence quand la dernière place est prise.',
    cancelled: 'Cette partie a été annulée avant de commencer.',
    givenUp: (when) => `Si des places restent libres, elle est abandonnée ${when}`,
    join: 'Rejoindre',
    signInToJoin: 'Connectez-vous ou créez un compte pour rejoindre la partie. Cette page vous attend.',
    signInWholly: 'Vous avez une place ici. Connectez-vous tout à fait pour inviter ou pour la rendre.',
    leave: 'Rendre ma place',
    cancel: 'Annuler la partie',
    cancelSure:
      'La partie disparaît pour toutes les personnes qui l’ont rejointe ; un courriel les prévient. Est-ce bien ce que vous voulez ?',
    keep: 'Tout laisser ainsi',
    opened: 'a ouvert la partie',
    you: 'vous',
    remove: 'Reprendre la place',

    removeSure: (name) =>
      `${name} perd sa place, reçoit un courriel et ne peut revenir qu’avec une nouvelle invitation. Est-ce bien ce que vous voulez ?`,
    invite: 'Inviter',
    inviteHint:
      'Une place est ouverte à un remplacement. Si vous connaissez quelqu’un qui aimerait continuer, invitez cette personne.',
    byLink: 'Lien de l’invitation',
    makeLink: 'Créer un lien à envoyer',
    linkHint: 'Qui ouvre ce lien voit la partie et peut la rejoindre.',
    linkEnds: 'Il fonctionne jusqu’au début de la partie.',
    openSeatLinkHint: 'Qui ouvre ce lien voit qui joue et peut prendre la place ouverte.',
    openSeatLinkEnds: 'Il fonctionne tant qu’une place est ouverte.',
    whom: 'Nom ou adresse électronique',
    whomHint: 'Le nom d’une personne qui a un compte ici, ou n’importe quelle adresse.',
    send: 'Envoyer une invitation',
    sent: 'L’invitation est en route.',
    underWay: 'La partie est en cours.',
    full: 'Il n’y a plus de place libre.',
    isOpen: (count) =>
      count === 1 ? 'Une place est ouverte à un remplacement.' : `${count} places sont ouvertes à un remplacement.`,
    takeOver: (name) => `Jouer à la place de ${name}`,
    takeOverHint: 'Vous continuez à partir de la position actuelle et voyez ce que la place peut voir.',
    signInToTakeOver: 'Connectez-vous ou créez un compte pour la prendre. Cette page vous attend.',
    watch: 'Regarder la partie',
    isOver: 'La partie est terminée.',
    toOthers: 'Trouver une autre partie',
    notValid: 'Cette invitation n’est plus valable',
    notValidHint: 'La partie a commencé, a été annulée, ou la place est prise. Si vous y jouez, connectez-vous.',
    nobody: 'Personne ici ne porte ce nom.',
    inviteText: (game) => `Jouez avec moi à ${game} sur Paquebot, sur plusieurs jours et par courriel.`,
    rematch: 'Rejouer',
  },
  ru: {
    waits: 'Партия начнётся, когда займут последнее место.',
    cancelled: 'Эту партию отменили до начала.',
    givenUp: (when) => `Если места останутся свободными, её отменят ${when}`,
    join: 'Сесть за стол',
    signInToJoin: 'Чтобы сесть за стол, войдите или зарегистрируйтесь. Эта страница подождёт.',
    signInWholly: 'У вас здесь есть место. Чтобы приглашать или освободить его, войдите полностью.',
    leave: 'Освободить место',
    cancel: 'Отменить партию',
    cancelSure: 'Партия исчезнет для всех, кто уже сел за стол; им придёт письмо. Вы этого хотите?',
    keep: 'Оставить как есть',
    opened: 'организатор партии',
    you: 'вы',
    remove: 'Забрать место',

    removeSure: (name) =>
      `${name} теряет место, получает письмо и может вернуться только по новому приглашению. Вы этого хотите?`,
    invite: 'Пригласить',
    inviteHint: 'Одно место открыто для замены. Если знаете, кто хотел бы играть дальше, пригласите этого человека.',
    byLink: 'Ссылка приглашения',
    makeLink: 'Сделать ссылку, чтобы послать кому угодно',
    linkHint: 'Кто откроет эту ссылку, увидит партию и сможет сесть за стол.',
    linkEnds: 'Она действует до начала партии.',
    openSeatLinkHint: 'Кто откроет эту ссылку, увидит, кто играет, и сможет занять открытое место.',
    openSeatLinkEnds: 'Она действует, пока открыто хоть одно место.',
    whom: 'Имя или адрес почты',
    whomHint: 'Имя того, у кого здесь есть учётная запись, или любой адрес.',
    send: 'Послать приглашение',
    sent: 'Приглашение уже в пути.',
    underWay: 'Партия уже идёт.',
    full: 'Свободных мест больше нет.',
    isOpen: (count) => (count === 1 ? 'Одно место открыто для замены.' : `Мест, открытых для замены: ${count}.`),
    takeOver: (name) => `Играть дальше за ${name}`,
    takeOverHint: 'Вы играете с нынешней позиции и видите то, что видно с этого места.',
    signInToTakeOver: 'Чтобы занять его, войдите или зарегистрируйтесь. Эта страница подождёт.',
    watch: 'Смотреть партию',
    isOver: 'Партия окончена.',
    toOthers: 'Найти другую партию',
    notValid: 'Это приглашение больше не действует',
    notValidHint: 'Партия началась, отменена, или место занято. Если вы в ней играете, войдите.',
    nobody: 'Здесь никого так не зовут.',
    inviteText: (game) => `Сыграйте со мной на Paquebot, не спеша и по почте: ${game}.`,
    rematch: 'Сыграть ещё раз',
  },
  es: {
    waits: 'La partida empieza cuando se ocupa el último asiento.',
    cancelled: 'Esta partida se canceló antes de empezar.',
    givenUp: (when) => `Si quedan asientos libres, se anula ${when}`,
    join: 'Sentarse',
    signInToJoin: 'Entre o cree una cuenta para sentarse. Esta página le espera.',
    signInWholly: 'Tiene un asiento aquí. Entre del todo para invitar o para dejarlo.',
    leave: 'Dejar mi asiento',
    cancel: 'Anular la partida',
    cancelSure: 'La partida desaparece para todos los que se han sentado; un correo les avisa. ¿Es lo que quiere?',
    keep: 'Dejarlo como está',
    opened: 'abrió la partida',
    you: 'usted',
    remove: 'Retirar el asiento',

    removeSure: (name) =>
      `${name} pierde el asiento, recibe un correo y solo puede volver con una invitación nueva. ¿Es lo que quiere?`,
    invite: 'Invitar',
    inviteHint: 'Hay un asiento abierto a un suplente. Si conoce a alguien que quiera seguir jugando, invítele.',
    byLink: 'Enlace de la invitación',
    makeLink: 'Crear un enlace para enviar',
    linkHint: 'Quien abra este enlace ve la partida y puede sentarse.',
    linkEnds: 'Funciona hasta que empieza la partida.',
    openSeatLinkHint: 'Quien abra este enlace ve quién juega y puede ocupar el asiento abierto.',
    openSeatLinkEnds: 'Funciona mientras haya un asiento abierto.',
    whom: 'Nombre o dirección de correo',
    whomHint: 'El nombre de alguien que tiene cuenta aquí, o cualquier dirección.',
    send: 'Enviar una invitación',
    sent: 'La invitación está en camino.',
    underWay: 'La partida está en curso.',
    full: 'Ya no queda ningún asiento libre.',
    isOpen: (count) =>
      count === 1 ? 'Hay un asiento abierto a un suplente.' : `Hay ${count} asientos abiertos a suplentes.`,
    takeOver: (name) => `Jugar en lugar de ${name}`,
    takeOverHint: 'Sigue a partir de la posición actual y ve lo que el asiento puede ver.',
    signInToTakeOver: 'Entre o cree una cuenta para ocuparlo. Esta página le espera.',
    watch: 'Mirar la partida',
    isOver: 'La partida ha terminado.',
    toOthers: 'Buscar otra partida',
    notValid: 'Esta invitación ya no es válida',
    notValidHint: 'La partida ha empezado, se ha anulado o el asiento está ocupado. Si juega en ella, entre.',
    nobody: 'Aquí nadie se llama así.',
    inviteText: (game) => `Juegue conmigo a ${game} en Paquebot, sin prisa y por correo.`,
    rematch: 'Jugar otra vez',
  },
}
