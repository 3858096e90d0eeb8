import { plural } from '../../games/kit/plural.ts'
import { absence } from './absence/es.ts'
import { access } from './access/es.ts'
import { chat } from './chat/es.ts'
import { client } from './client/es.ts'
import { dispute } from './dispute/es.ts'
import { page } from './page/es.ts'
import { table } from './table/es.ts'
import { talk } from './talk/es.ts'
import { webhook } from './webhook/es.ts'
import type { Words } from './words.ts'

const points = plural('es', { one: 'punto', other: 'puntos' })
const seats = plural('es', { one: 'asiento', other: 'asientos' })
const events = plural('es', { one: 'suceso anterior no figura', other: 'sucesos anteriores no figuran' })
const waiting = plural('es', { one: 'partida le espera', other: 'partidas le esperan' })
const pieces = plural('es', { one: 'noticia', other: 'noticias' })

export const es: Words = {
  hello: (name) => `Hola, ${name}:`,
  helloStranger: 'Hola:',
  ignore: 'Si no ha pedido esto, ignore este mensaje: no pasará nada.',
  validUntil: (time) => `El enlace sirve una sola vez, hasta el ${time}.`,
  confirmAddress: {
    subject: 'Confirme su dirección para Paquebot',
    text: 'Le damos la bienvenida a Paquebot. Confirme, por favor, que esta dirección es suya.',
    link: 'Confirmar la dirección:',
  },
  signInLink: {
    subject: 'Su enlace para entrar en Paquebot',
    text: 'Con este enlace entra sin contraseña.',
    link: 'Entrar:',
  },
  changeAddress: {
    subject: 'Confirme su nueva dirección para Paquebot',
    text: 'Ha pedido recibir a partir de ahora los mensajes de Paquebot en esta dirección.',
    link: 'Confirmar la nueva dirección:',
  },
  addressChanged: {
    subject: 'Su dirección en Paquebot ha cambiado',
    text: 'Su cuenta de Paquebot tiene ahora otra dirección. Esta ya no recibirá mensajes.',
    advice: 'Si no ha sido usted, alguien ha entrado en su cuenta: escriba a quienes llevan este servidor.',
  },
  alreadyRegistered: {
    subject: 'Ya tiene una cuenta en Paquebot',
    text: 'Alguien, probablemente usted, ha intentado registrarse en Paquebot con esta dirección. Ya tiene una cuenta.',
    advice: 'Entre con su contraseña o pida un enlace por correo. Si no ha sido usted, no hace falta que haga nada.',
  },
  passwordChanged: {
    subject: 'Su contraseña en Paquebot ha cambiado',
    text: 'La contraseña de su cuenta de Paquebot acaba de cambiar.',
    advice: 'Si no ha sido usted, pida un enlace para entrar, ponga una contraseña nueva y cierre todas las sesiones.',
  },
  passwordGuessed: {
    subject: 'Alguien prueba contraseñas en su cuenta de Paquebot',
    text: 'Se han probado muchas contraseñas erróneas en su cuenta desde lugares donde usted nunca ha iniciado sesión. Ninguna era la correcta. Por ahora, para entrar desde un lugar nuevo hace falta un enlace por correo; donde ya ha entrado antes, nada cambia.',
    advice: 'No tiene que hacer nada. Si su contraseña es corta, o la usa también en otro sitio, elija una mejor.',
  },
  invited: {
    somebody: 'Alguien',
    refuse: 'Para no recibir más invitaciones de este servidor:',
    subject: (inviter, match) => `${inviter} le invita a una partida: ${match}`,
    text: (inviter, match, game) => `${inviter} le invita a jugar a ${game} en la partida «${match}».`,
    seats: (count) =>
      `La partida tiene ${seats(count)} y se juega a lo largo de varios días: un correo le avisa cuando le toca.`,
    underWay:
      'La partida ya está en marcha: hay un asiento abierto a una sustitución, y quien lo ocupe sigue desde la posición actual.',
    rematch: 'Es una revancha: el mismo juego, con las personas de una partida anterior.',
    link: 'Ver la partida y unirse a ella:',
    how: 'Para participar se necesita una cuenta en este servidor. Si no conoce a quien le invita, ignore este mensaje.',
  },
  match: {
    subject: (match, game, news) => `${match} (${game}): ${news}`,
    open: 'Abrir la partida:',
    pass: 'El enlace le da acceso solo a esta partida. No lo comparta.',
    look: 'Ver la partida:',
    judge: 'Juzgar la disputa:',
    proof: 'Prueba del estado actual del diario:',
    unsubscribe: (kind) => `Para no recibir más mensajes de este tipo (${kind}):`,
    again: 'Para volver a recibirlos, enseguida o una vez al día:',
  },
  kinds: {
    turns: 'sus turnos',
    reminders: 'los plazos que terminan pronto',
    messages: 'los mensajes de la mesa',
    table: 'las demás noticias de sus partidas',
  },
  merged: {
    turns: waiting,
    news: (count) => `${pieces(count)} de sus partidas`,
  },
  started: {
    subject: 'la partida ha empezado',
    yourTurn: 'la partida ha empezado y le toca',
    text: (match, game) => `La partida «${match}» (${game}) ha empezado.`,
    seats: 'Quién ocupa cada asiento',
    seat: (number, name) => `Asiento ${number}: ${name}`,
    first: (names) => `Primeras decisiones: ${names}.`,
  },
  turn: {
    subject: 'le toca',
    text: (match, game, since) => `La partida «${match}» (${game}) espera su decisión desde el ${since}.`,
    until: (time) => `Tiene tiempo hasta el ${time}.`,
    asked: 'Qué se le pide',
    happened: 'Qué ha pasado desde su última decisión',
    happenedSinceLook: 'Qué ha pasado desde su última visita',
    nothing: 'Nada.',
    earlier: (count) => `${events(count)} aquí; están en el diario de la partida.`,
    position: 'La posición',
  },
  near: {
    subject: 'su plazo termina pronto',
    text: (match, game, until) => `La partida «${match}» (${game}) espera su decisión hasta el ${until}.`,
    afterwards: {
      wait: 'Después se avisa a toda la mesa, y la partida sigue esperando su decisión.',
      usual: 'Después se da en su lugar la respuesta habitual del juego.',
      bot: 'Después un bot decide en su lugar.',
      substitute:
        'Después su asiento se abre a una sustitución: todavía puede decidir mientras nadie lo haya ocupado. A los tres días sigue un bot.',
      vacation: 'Después, como usted ha indicado, empiezan por sí solas sus vacaciones y el plazo se prolonga.',
    },
  },
  vacation: {
    own: {
      subject: 'sus vacaciones han empezado',
      text: (match, game, until) =>
        `El plazo para su decisión en la partida «${match}» (${game}) había terminado. Por eso, como usted ha indicado, sus vacaciones han empezado por sí solas: hasta el ${until} inclusive, sus relojes están parados en todas sus partidas. Se ha avisado a las mesas que le esperan.`,
      deadline: (time) => `Después tiene tiempo hasta el ${time}. También puede decidir antes, en cualquier momento.`,
      end: 'Puede terminar las vacaciones en su cuenta: entonces duran hasta medianoche.',
    },
    other: {
      subject: (name) => `${name} está de vacaciones`,
      text: (name, match, game, until) =>
        `La partida «${match}» (${game}) espera a ${name}, de vacaciones hasta el ${until} inclusive. Han empezado por sí solas; sus días se descuentan de un máximo anual.`,
      deadline: (time) => `El plazo para decidir termina el ${time}.`,
    },
  },
  missed: {
    own: {
      subject: 'la partida le espera',
      text: (match, game, deadline) =>
        `El plazo para su decisión en la partida «${match}» (${game}) terminó el ${deadline}.`,
      waits: 'La partida espera: todavía puede decidir. Se ha avisado al resto de la mesa.',
      offered:
        'Su asiento está ahora abierto a una sustitución: todavía puede decidir mientras nadie lo haya ocupado. A los tres días sigue un bot. Se ha avisado al resto de la mesa.',
    },
    other: {
      subject: (late) => `la partida espera a ${late}`,
      text: (late, match, game, deadline) =>
        `La partida «${match}» (${game}) espera a ${late}: el plazo para decidir terminó el ${deadline}.`,
      asked: (late) => `Qué se le pide a ${late}`,
      waits: 'Nadie decide en su lugar: la partida espera.',
      offered:
        'El asiento está ahora abierto a una sustitución: quien lo ocupe sigue jugando. A los tres días sigue un bot. Si conoce a alguien que quiera ocuparlo, invítele.',
    },
  },
  decided: {
    subject: 'se ha decidido en su lugar',
    text: (match, game) => `El plazo para su decisión en la partida «${match}» (${game}) había terminado.`,
    by: {
      clock: (time) => `Se dio en su lugar la respuesta habitual del juego el ${time}.`,
      bot: (time) => `Un bot decidió en su lugar el ${time}.`,
    },
    asked: 'Qué se le pedía',
    done: 'Qué pasó entonces',
    hours:
      'En su cuenta puede fijar las horas en que su reloj se detiene, las vacaciones y los avisos antes de un plazo.',
  },
  ended: {
    subject: 'la partida ha terminado',
    text: (match, game) => `La partida «${match}» (${game}) ha terminado.`,
    result: 'El resultado',
    place: (place, name, score) => `${place}. ${name}: ${points(score)}`,
    line: (label, score) => `${label}: ${score}`,
    seed: 'La semilla del azar ya es pública: cada tirada se puede comprobar.',
  },
  aborted: {
    subject: 'la partida se ha interrumpido',
    text: {
      administrator: (match, game) =>
        `La administración ha interrumpido la partida «${match}» (${game}). No tiene resultado.`,
      ruling: (match, game) =>
        `La partida «${match}» (${game}) ha sido anulada al resolverse una disputa. No tiene resultado.`,
      agreement: (match, game) =>
        `Quienes aún jugaban la partida «${match}» (${game}) han acordado terminarla. No tiene resultado.`,
      abandoned: (match, game) =>
        `En la partida «${match}» (${game}) no había pasado nada desde hacía meses y se ha interrumpido. No tiene resultado.`,
    },
    kept: 'Todo lo jugado queda en su diario.',
  },
  table,
  dispute,
  absence,
  talk,
  webhook,
  chat,
  client,
  access,
  page,
}
