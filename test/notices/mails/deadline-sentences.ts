import type { Language } from '../../../src/games/kit/wording.ts'

type Afterwards = 'wait' | 'usual' | 'bot' | 'substitute' | 'vacation'

interface DeadlineSentences {
  readonly near: string
  readonly until: RegExp
  readonly afterwards: Readonly<Record<Afterwards, string>>
  readonly offeredOwn: string
  readonly offeredOther: string
  readonly missedOwn: string
  readonly missedOther: string
  readonly ended: RegExp
  readonly asksBob: string
  readonly decided: string
  readonly by: Readonly<Record<'clock' | 'bot', RegExp>>
  readonly question: string
  readonly vacation: { readonly own: string; readonly other: string; readonly until: RegExp; readonly deadline: RegExp }
}

export const expected: Readonly<Record<Language, DeadlineSentences>> = {
  en: {
    near: 'your deadline is near',
    until: /until Thursday,? 5 March 2026 at 05:30/,
    afterwards: {
      wait: 'everybody at the table is notified',
      usual: 'the game’s usual answer is given for you',
      bot: 'a bot decides for you',
      substitute: 'your seat is open to a substitute',
      vacation: 'your vacation begins automatically',
    },
    offeredOwn: 'Your seat is open to a substitute now: you can still decide as long as nobody has taken it.',
    offeredOther: 'The seat is open to a substitute now',
    missedOwn: 'the match waits for you',
    missedOther: 'the match waits for Bob',
    ended: /ended on Thursday,? 5 March 2026 at 05:30/,
    asksBob: 'What is asked of Bob',
    decided: 'a decision was made for you',
    by: {
      clock: /usual answer was given for you on Monday,? 2 March 2026 at 18:/,
      bot: /bot decided for you on Monday,? 2 March/,
    },
    question: 'Choose the two cards you open with.',
    vacation: {
      own: 'your vacation has begun',
      other: 'Bob is on vacation',
      until: /up to and including Sunday,? 8 March 2026/,
      deadline: /until Thursday,? 5 March 2026 at 05:30/,
    },
  },
  fr: {
    near: 'votre délai se termine bientôt',
    until: /jusqu’au jeudi 5 mars 2026 à 05:30/,
    afterwards: {
      wait: 'toute la table en est informée',
      usual: 'la réponse habituelle du jeu est donnée à votre place',
      bot: 'un robot décide à votre place',
      substitute: 'votre place est ouverte à un remplacement',
      vacation: 'vos vacances commencent d’elles-mêmes',
    },
    offeredOwn: 'vous pouvez encore décider tant que personne ne l’a prise',
    offeredOther: 'La place est maintenant ouverte à un remplacement',
    missedOwn: 'la partie vous attend',
    missedOther: 'la partie attend Bob',
    ended: /s’est terminé le jeudi 5 mars 2026 à 05:30/,
    asksBob: 'Ce qui est demandé à Bob',
    decided: 'une décision a été prise à votre place',
    by: {
      clock: /réponse habituelle du jeu a été donnée à votre place le lundi 2 mars 2026 à 18:/,
      bot: /bot a décidé à votre place le lundi 2 mars/,
    },
    question: 'Choisissez',
    vacation: {
      own: 'vos vacances ont commencé',
      other: 'Bob est en vacances',
      until: /jusqu’au dimanche 8 mars 2026 inclus/,
      deadline: /jeudi 5 mars 2026 à 05:30/,
    },
  },
  ru: {
    near: 'срок вашего решения близок',
    until: /Срок: четверг, 5 марта 2026 г\. в 05:30/,
    afterwards: {
      wait: 'сообщат всем за столом',
      usual: 'за вас будет дан обычный для игры ответ',
      bot: 'за вас решит бот',
      substitute: 'ваше место открывается для замены',
      vacation: 'начнётся ваш отпуск',
    },
    offeredOwn: 'решать можно, пока его никто не занял',
    offeredOther: 'Место теперь открыто для замены',
    missedOwn: 'партия ждёт вас',
    missedOther: 'партия ждёт игрока Bob',
    ended: /истёк: четверг, 5 марта 2026 г\. в 05:30/,
    asksBob: 'Что требуется от игрока Bob',
    decided: 'решение принято за вас',
    by: {
      clock: /дан обычный для игры ответ\. Время ответа: понедельник, 2 марта 2026 г\. в 18:/,
      bot: /решил бот\. Время решения: понедельник, 2 марта/,
    },
    question: 'карт',
    vacation: {
      own: 'начался ваш отпуск',
      other: 'Bob: отпуск',
      until: /Последний день отпуска: воскресенье, 8 марта 2026 г\./,
      deadline: /рок решения: четверг, 5 марта 2026 г\. в 05:30/,
    },
  },
  es: {
    near: 'su plazo termina pronto',
    until: /hasta el jueves, 5 de marzo de 2026, 05:30/,
    afterwards: {
      wait: 'se avisa a toda la mesa',
      usual: 'se da en su lugar la respuesta habitual del juego',
      bot: 'un bot decide en su lugar',
      substitute: 'su asiento se abre a una sustitución',
      vacation: 'empiezan por sí solas sus vacaciones',
    },
    offeredOwn: 'todavía puede decidir mientras nadie lo haya ocupado',
    offeredOther: 'El asiento está ahora abierto a una sustitución',
    missedOwn: 'la partida le espera',
    missedOther: 'la partida espera a Bob',
    ended: /terminó el jueves, 5 de marzo de 2026, 05:30/,
    asksBob: 'Qué se le pide a Bob',
    decided: 'se ha decidido en su lugar',
    by: {
      clock: /Se dio en su lugar la respuesta habitual del juego el lunes, 2 de marzo de 2026, 18:/,
      bot: /Un bot decidió en su lugar el lunes, 2 de marzo/,
    },
    question: 'cartas',
    vacation: {
      own: 'sus vacaciones han empezado',
      other: 'Bob está de vacaciones',
      until: /hasta el domingo, 8 de marzo de 2026 inclusive/,
      deadline: /el jueves, 5 de marzo de 2026, 05:30/,
    },
  },
}
