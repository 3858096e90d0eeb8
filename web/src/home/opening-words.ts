import type { Language } from '../words/languages.ts'

/** Explains what each term of a match means for its players, to somebody who opens one. */
interface OpeningHints {
  readonly bots: string
  readonly pace: Readonly<Record<'none' | 'hours' | 'bank', string>>
  readonly refill: string
  readonly late: Readonly<Record<'wait' | 'usual' | 'bot' | 'substitute', string>>
  readonly private: string
  readonly rated: string
  readonly asJoined: string
  readonly restDays: string
  readonly seatOpensAfter: string
  readonly longestWait: string
  readonly reliability: string
  readonly language: string
}

export const openingHints: Readonly<Record<Language, OpeningHints>> = {
  en: {
    bots: 'They answer at once. With a bot, the result does not count for ratings.',
    pace: {
      none: 'Good among friends. A match with strangers may then never end.',
      hours: '72 hours suit most. Nights, rest days and vacations do not count.',
      bank: 'Who thinks long uses up their bank; who decides quickly keeps it. Nights, rest days and vacations do not count.',
    },
    refill: 'With 0 the bank has to last for the whole match.',
    late: {
      wait: 'Everybody is told, and nothing else happens: kind, but slow.',
      usual: 'The game says which answer is usual, for example to pass. For a question without one, the match waits.',
      bot: 'A bot makes this one decision; the player goes on afterwards.',
      substitute: 'Everybody is told, and somebody else may take the seat. After three days a bot plays on.',
    },
    private: 'It is in no list, and its result does not count for ratings.',
    rated: 'Only if two or more people play, without bots, and the match is not private.',
    asJoined: 'You begin, then whoever joins next. Otherwise the order is drawn when the match begins.',
    restDays: 'Everybody sets their own in the settings. Without them, clocks run on those days, too.',
    seatOpensAfter:
      'After so many missed decisions in a row somebody else may take the seat, whatever you chose above. 3 suit most.',
    longestWait:
      'However many nights and rest days somebody has, they are late after this time. Empty: three times the time for a decision, and at least a week.',
    reliability: 'Only people who decided in time so often can join. Empty: everybody, also newcomers.',
    language: 'In which people write to each other. The game itself is shown to each in their own language.',
  },
  fr: {
    bots: 'Ils répondent aussitôt. Avec un robot, le résultat ne compte pas pour le classement.',
    pace: {
      none: 'Bon entre amis. Avec des inconnus, la partie risque de ne jamais finir.',
      hours: '72 heures conviennent le plus souvent. Nuits, jours de repos et vacances ne comptent pas.',
      bank: 'Réfléchir longtemps vide la réserve ; décider vite la garde. Nuits, jours de repos et vacances ne comptent pas.',
    },
    refill: 'Avec 0, la réserve doit suffire pour toute la partie.',
    late: {
      wait: 'Tout le monde en est informé, et c’est tout : aimable, mais lent.',
      usual:
        'Le jeu dit quelle réponse est habituelle, par exemple passer. Si une question n’en a pas, la partie attend.',
      bot: 'Un robot prend cette seule décision ; la personne continue ensuite.',
      substitute:
        'Tout le monde en est informé, et quelqu’un d’autre peut prendre la place. Après trois jours, un robot continue.',
    },
    private: 'Elle n’est dans aucune liste, et son résultat ne compte pas pour le classement.',
    rated: 'Seulement si deux personnes au moins jouent, sans robot, et si la partie n’est pas privée.',
    asJoined: 'Vous commencez, puis vient qui rejoint ensuite. Sinon, l’ordre est tiré au début de la partie.',
    restDays: 'Chaque personne fixe les siens dans ses réglages. Sinon, les pendules courent aussi ces jours-là.',
    seatOpensAfter:
      'Après tant de décisions manquées de suite, quelqu’un d’autre peut prendre la place, quoi que vous ayez choisi plus haut. 3 conviennent le plus souvent.',
    longestWait:
      'Quels que soient ses nuits et jours de repos, on est en retard après ce temps. Vide : le triple du temps d’une décision, au moins une semaine.',
    reliability:
      'Seules les personnes qui ont décidé à temps aussi souvent peuvent entrer. Vide : tout le monde, même sans passé ici.',
    language: 'Celle dans laquelle on s’écrit. Le jeu lui-même apparaît à chaque personne dans sa langue.',
  },
  ru: {
    bots: 'Они отвечают сразу. Если играет бот, результат не идёт в рейтинг.',
    pace: {
      none: 'Хорошо среди друзей. С незнакомыми партия может не закончиться никогда.',
      hours: '72 часа подходят почти всем. Ночи, выходные и отпуска не считаются.',
      bank: 'Кто думает долго, тратит запас; кто решает быстро, сохраняет его. Ночи, выходные и отпуска не считаются.',
    },
    refill: 'Если 0, запаса должно хватить на всю партию.',
    late: {
      wait: 'Об этом сообщается всем, и больше ничего: по-доброму, но медленно.',
      usual: 'Какой ответ обычный, говорит игра: например, пас. На вопрос без него партия ждёт.',
      bot: 'Одно это решение принимает бот; дальше играет сам игрок.',
      substitute: 'Об этом сообщается всем, и место может занять кто-то другой. Через три дня дальше играет бот.',
    },
    private: 'Её нет ни в одном списке, и результат не идёт в рейтинг.',
    rated: 'Только если играют хотя бы двое, без ботов, и партия не закрытая.',
    asJoined: 'Начинаете вы, затем тот, кто сядет следом. Иначе порядок решает жребий в начале партии.',
    restDays: 'Каждый задаёт свои в настройках. Без этого часы идут и в такие дни.',
    seatOpensAfter:
      'После стольких пропусков подряд место может занять кто-то другой, что бы ни было выбрано выше. Почти всем подходит 3.',
    longestWait:
      'Сколько бы ни было ночей и выходных, после этого времени решение опаздывает. Пусто: втрое дольше времени на решение, но не меньше недели.',
    reliability: 'Сесть могут только те, кто так часто решал вовремя. Пусто: кто угодно, и новички тоже.',
    language: 'На нём пишут друг другу. Саму игру каждый видит на своём языке.',
  },
  es: {
    bots: 'Responden al instante. Con un bot, el resultado no cuenta para la clasificación.',
    pace: {
      none: 'Bueno entre amistades. Con gente desconocida, la partida puede no acabar nunca.',
      hours: '72 horas van bien casi siempre. No cuentan noches, días de descanso ni vacaciones.',
      bank: 'Quien piensa mucho gasta su reserva; quien decide pronto la conserva. No cuentan noches, días de descanso ni vacaciones.',
    },
    refill: 'Con 0, la reserva tiene que bastar para toda la partida.',
    late: {
      wait: 'Se avisa a toda la mesa, y nada más: amable, pero lento.',
      usual:
        'El juego dice qué respuesta es la habitual, por ejemplo pasar. Si una pregunta no la tiene, la partida espera.',
      bot: 'Un bot toma esta única decisión; después sigue la persona.',
      substitute: 'Se avisa a toda la mesa, y otra persona puede ocupar el asiento. A los tres días sigue un bot.',
    },
    private: 'No está en ninguna lista, y su resultado no cuenta para la clasificación.',
    rated: 'Solo si juegan dos personas o más, sin bots, y la partida no es privada.',
    asJoined: 'Empieza usted, y sigue quien entre después. Si no, el orden se sortea al comenzar.',
    restDays: 'Cada persona fija los suyos en sus ajustes. Sin esto, los relojes corren también esos días.',
    seatOpensAfter:
      'Tras tantas decisiones perdidas seguidas, otra persona puede ocupar el asiento, se haya elegido lo que sea arriba. 3 van bien casi siempre.',
    longestWait:
      'Por muchas noches y días de descanso que tenga, pasado este tiempo una decisión llega tarde. Vacío: el triple del tiempo de una decisión, y al menos una semana.',
    reliability:
      'Solo pueden entrar quienes han decidido a tiempo así de a menudo. Vacío: cualquiera, también quien acaba de llegar.',
    language: 'En el que se escribe la gente. El juego lo ve cada persona en su idioma.',
  },
}
