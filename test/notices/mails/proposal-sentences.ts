import type { Language } from '../../../src/games/kit/wording.ts'

interface Kind {
  readonly subject: string
  readonly what: string
  /** What follows from its acceptance. */
  readonly changed: RegExp
}

export interface ProposalSentences {
  readonly terms: Readonly<Record<'pause' | 'resume' | 'end' | 'takeBack' | 'bot' | 'person', Kind>>
  readonly asks: string
  readonly decline: string
  readonly accepted: string
  readonly declined: string
  readonly own: string
  readonly other: string
  readonly unchanged: string
}

export const expected: Readonly<Record<Language, ProposalSentences>> = {
  en: {
    terms: {
      pause: {
        subject: 'a pause is proposed',
        what: 'A pause of 5 days:',
        changed: /stand still until Sunday,? 8 March 2026 at 05:30/,
      },
      resume: {
        subject: 'the end of the pause is proposed',
        what: 'The end of the pause:',
        changed: /The clocks go on\./,
      },
      end: {
        subject: 'the end of the match is proposed',
        what: 'The end of the match,',
        changed: /The match is over\./,
      },
      takeBack: {
        subject: 'taking moves back is proposed',
        what: 'the position is again that of version 1',
        changed: /goes on from that position/,
      },
      bot: { subject: 'a change of player is proposed', what: 'A bot plays on for Cleo.', changed: /The bot plays/ },
      person: {
        subject: 'a change of player is proposed',
        what: 'The seat of Cleo is opened to a substitute',
        changed: /The seat is open now/,
      },
    },
    asks: 'Ann proposes something',
    decline: 'Open the match to agree or to decline.',
    accepted: 'the proposal was accepted',
    declined: 'the proposal was declined',
    own: 'Your proposal in the match',
    other: 'The proposal of Ann in the match',
    unchanged: 'Nothing changes',
  },
  fr: {
    terms: {
      pause: {
        subject: 'une pause est proposée',
        what: 'Une pause de 5 jours :',
        changed: /arrêtées jusqu’au dimanche 8 mars 2026 à 05:30/,
      },
      resume: {
        subject: 'la fin de la pause est proposée',
        what: 'La fin de la pause :',
        changed: /tournent de nouveau/,
      },
      end: {
        subject: 'la fin de la partie est proposée',
        what: 'La fin de la partie,',
        changed: /partie est terminée/,
      },
      takeBack: {
        subject: 'une reprise de coups est proposée',
        what: 'celle de la version 1',
        changed: /continue à partir de cette position/,
      },
      bot: {
        subject: 'un remplacement est proposé',
        what: 'Un robot continue pour Cleo.',
        changed: /Le robot joue désormais/,
      },
      person: {
        subject: 'un remplacement est proposé',
        what: 'La place occupée par Cleo est ouverte à un remplacement',
        changed: /La place est maintenant ouverte/,
      },
    },
    asks: 'Ann propose quelque chose',
    decline: 'Ouvrez la partie pour accepter ou refuser.',
    accepted: 'la proposition est acceptée',
    declined: 'la proposition est refusée',
    own: 'Votre proposition dans la partie',
    other: 'La proposition faite par Ann dans la partie',
    unchanged: 'Rien ne change',
  },
  ru: {
    terms: {
      pause: {
        subject: 'предложена пауза',
        what: 'Пауза: 5 дней.',
        changed: /Конец паузы: воскресенье, 8 марта 2026 г\. в 05:30/,
      },
      resume: { subject: 'предложено закончить паузу', what: 'Конец паузы:', changed: /Часы снова идут/ },
      end: { subject: 'предложено закончить партию', what: 'Конец партии,', changed: /Партия окончена/ },
      takeBack: { subject: 'предложено взять ходы назад', what: 'в версии 1 журнала', changed: /с этой позиции/ },
      bot: { subject: 'предложена замена игрока', what: 'За игрока Cleo продолжит бот.', changed: /Теперь играет бот/ },
      person: {
        subject: 'предложена замена игрока',
        what: 'Место игрока Cleo открывается для замены',
        changed: /Место теперь открыто/,
      },
    },
    asks: 'Предлагает Ann',
    decline: 'Чтобы согласиться или отказаться, откройте партию.',
    accepted: 'предложение принято',
    declined: 'предложение отклонено',
    own: 'Ваше предложение в партии',
    other: 'Предложение игрока Ann в партии',
    unchanged: 'Ничего не меняется',
  },
  es: {
    terms: {
      pause: {
        subject: 'se propone una pausa',
        what: 'Una pausa de 5 días:',
        changed: /parados hasta el domingo, 8 de marzo de 2026, 05:30/,
      },
      resume: { subject: 'se propone terminar la pausa', what: 'El fin de la pausa:', changed: /vuelven a correr/ },
      end: {
        subject: 'se propone terminar la partida',
        what: 'El fin de la partida,',
        changed: /partida ha terminado/,
      },
      takeBack: {
        subject: 'se propone retirar jugadas',
        what: 'la de la versión 1',
        changed: /sigue desde esa posición/,
      },
      bot: { subject: 'se propone una sustitución', what: 'Un bot sigue jugando por Cleo.', changed: /juega el bot/ },
      person: {
        subject: 'se propone una sustitución',
        what: 'El asiento de Cleo se abre a una sustitución',
        changed: /El asiento ya está abierto/,
      },
    },
    asks: 'Ann propone algo',
    decline: 'Abra la partida para aceptar o rechazar.',
    accepted: 'la propuesta se ha aceptado',
    declined: 'la propuesta se ha rechazado',
    own: 'Su propuesta en la partida',
    other: 'La propuesta de Ann en la partida',
    unchanged: 'No cambia nada',
  },
}

export const rulesSaid: Readonly<Record<Language, Kind & { readonly asks: string; readonly decided: string }>> = {
  en: {
    subject: 'newer rules are proposed',
    what: 'version 2 of the rules of its game',
    changed: /From now on the match is played by version 2/,
    asks: 'The administrators propose something',
    decided: 'The proposal of the administrators in the match',
  },
  fr: {
    subject: 'de nouvelles règles sont proposées',
    what: 'la version 2 des règles de son jeu',
    changed: /se joue désormais selon la version 2/,
    asks: 'L’administration propose quelque chose',
    decided: 'La proposition de l’administration dans la partie',
  },
  ru: {
    subject: 'предложены новые правила',
    what: 'по правилам версии 2',
    changed: /Теперь партия идёт по правилам версии 2/,
    asks: 'Предлагают администраторы',
    decided: 'Предложение администраторов в партии',
  },
  es: {
    subject: 'se proponen reglas nuevas',
    what: 'la versión 2 de las reglas de su juego',
    changed: /Desde ahora la partida se juega con la versión 2/,
    asks: 'La administración propone algo',
    decided: 'La propuesta de la administración en la partida',
  },
}
