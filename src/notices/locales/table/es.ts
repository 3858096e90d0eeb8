import { plural } from '../../../games/kit/plural.ts'
import type { TableWords } from './words.ts'

const free = plural('es', { one: 'asiento libre', other: 'asientos libres' })
const seats = plural('es', { one: 'asiento', other: 'asientos' })
const days = plural('es', { one: 'día', other: 'días' })

export const table: TableWords = {
  expiring: {
    subject: 'la partida se va a cerrar',
    open: (match, game, count, until) =>
      `La partida «${match}» (${game}) no se ha llenado: tiene ${free(count)}. Se cerrará el ${until} si antes no se une nadie.`,
    invite: 'Puede invitar a alguien o buscar otra partida a la que unirse.',
    running: (match, game, until) =>
      `En la partida «${match}» (${game}) no ha pasado nada desde hace meses. Se cerrará el ${until}, sin resultado, si antes no juega nadie.`,
    waitsFor: (names) => `Espera a ${names}.`,
  },
  closed: {
    cancelled: {
      subject: 'la partida se ha cancelado',
      text: (match, game) => `Quien abrió la partida «${match}» (${game}) la ha cancelado antes de que empezara.`,
    },
    expired: {
      subject: 'la partida se ha cerrado',
      text: (match, game) => `La partida «${match}» (${game}) no se llenó a tiempo y se ha cerrado antes de empezar.`,
    },
  },
  removed: {
    subject: 'se le ha retirado el asiento',
    text: (match, game) =>
      `Quien abrió la partida «${match}» (${game}) le ha retirado el asiento antes de que empezara. Ya no participa en ella.`,
  },
  wish: {
    subject: (game) => `Su solicitud de partida ha caducado: ${game}`,
    text: (game, count) =>
      `Muy pocas personas pidieron a tiempo la misma partida que usted: ${game}, ${seats(count)}. Su solicitud ha caducado.`,
    again: 'Puede pedirla de nuevo.',
  },
  others: 'Puede abrir una partida propia o buscar una a la que unirse.',
  proposal: {
    subject: {
      pause: 'se propone una pausa',
      resume: 'se propone terminar la pausa',
      end: 'se propone terminar la partida',
      'take-back': 'se propone retirar jugadas',
      replace: 'se propone una sustitución',
      'new-rules': 'se proponen reglas nuevas',
    },
    asks: (proposer, match, game) => `${proposer} propone algo en la partida «${match}» (${game}) y pide su acuerdo.`,
    administratorsAsk: (match, game) =>
      `La administración propone algo en la partida «${match}» (${game}) y pide su acuerdo.`,
    what: 'Qué se propone',
    terms: {
      pause: (count) =>
        `Una pausa de ${days(count)}: en cuanto todos hayan aceptado, se detienen los relojes de toda la mesa. Se puede jugar de todos modos.`,
      resume: 'El fin de la pausa: en cuanto todos hayan aceptado, los relojes siguen.',
      end: 'El fin de la partida, sin resultado. Todo lo jugado queda en su diario.',
      takeBack: (version) => `Se retiran jugadas: la posición vuelve a ser la de la versión ${version} del diario.`,
      replace: {
        bot: (name) => `Un bot sigue jugando por ${name}. El asiento queda abierto a quien quiera ocuparlo.`,
        person: (name) =>
          `El asiento de ${name} se abre a una sustitución: quien lo ocupe sigue jugando. Si en tres días no lo ha ocupado nadie, sigue un bot.`,
      },
      newRules: (rules, reason) =>
        `La partida sigue con la versión ${rules} de las reglas de su juego. Lo jugado queda como está. Razón: «${reason}»`,
    },
    consent: 'Se hace cuando han aceptado todas las personas consultadas. Si alguien lo rechaza, no cambia nada.',
    lapses: 'La propuesta decae en cuanto alguien juega.',
    how: 'Abra la partida para aceptar o rechazar.',
    decided: {
      accepted: {
        subject: 'la propuesta se ha aceptado',
        own: (match, game) => `Su propuesta en la partida «${match}» (${game}) se ha aceptado.`,
        other: (proposer, match, game) =>
          `La propuesta de ${proposer} en la partida «${match}» (${game}) se ha aceptado.`,
        administrators: (match, game) =>
          `La propuesta de la administración en la partida «${match}» (${game}) se ha aceptado.`,
      },
      declined: {
        subject: 'la propuesta se ha rechazado',
        own: (match, game) => `Su propuesta en la partida «${match}» (${game}) se ha rechazado.`,
        other: (proposer, match, game) =>
          `La propuesta de ${proposer} en la partida «${match}» (${game}) se ha rechazado.`,
        administrators: (match, game) =>
          `La propuesta de la administración en la partida «${match}» (${game}) se ha rechazado.`,
      },
    },
    was: 'Qué se proponía',
    means: 'Qué significa ahora',
    changed: {
      pause: (until) => `Los relojes están parados hasta el ${until}.`,
      resume: 'Los relojes vuelven a correr.',
      end: 'La partida ha terminado. No tiene resultado.',
      takeBack: 'La partida sigue desde esa posición. Lo retirado queda en el diario.',
      replace: {
        bot: 'Desde ahora juega el bot.',
        person: 'El asiento ya está abierto. Si conoce a alguien que quiera seguir la partida, invítele.',
      },
      newRules: (rules) => `Desde ahora la partida se juega con la versión ${rules} de las reglas.`,
    },
    unchanged: 'No cambia nada: la partida sigue como antes.',
  },
  seatChanged: {
    welcome: {
      subject: 'le damos la bienvenida a la partida',
      text: (before, match, game, seat) =>
        `Le damos la bienvenida a la partida «${match}» (${game}). Ocupa el asiento ${seat} y sigue jugando por ${before}.`,
      turns: 'Un correo le avisa cuando le toca.',
      journal: 'La página de la partida muestra lo que ha pasado hasta ahora.',
    },
    farewell: {
      subject: (successor) => `${successor} sigue jugando por usted`,
      text: (successor, match, game) =>
        `${successor} ocupa ahora su asiento en la partida «${match}» (${game}) y sigue jugando por usted.`,
      return: 'Mientras dure la partida, puede recuperar su asiento del bot: abra la partida.',
      replaced: 'Ya no juega en esta partida y no recibirá más mensajes sobre ella. Puede seguir mirándola.',
    },
    others: {
      subject: (successor, before) => `${successor} sigue jugando por ${before}`,
      text: (successor, before, match, game, seat) =>
        `En la partida «${match}» (${game}), ${successor} ocupa ahora el asiento ${seat}, que era de ${before}.`,
      open: 'El asiento queda abierto: alguien puede ocuparlo en lugar del bot.',
    },
  },
  orders: {
    subject: 'sus órdenes dadas de antemano se han anulado',
    text: (match, game) => `No se ha podido cumplir una orden que dio de antemano en la partida «${match}» (${game}).`,
    why: {
      condition: 'Una de sus condiciones no se cumple.',
      refused: 'Las reglas rechazan su jugada.',
    },
    all: 'Por eso se han anulado todas las órdenes de su asiento: las demás podían contar con ella.',
    again: 'Ahora decide usted.',
  },
}
