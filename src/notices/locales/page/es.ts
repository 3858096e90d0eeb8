import type { PageWords } from './words.ts'

export const page: PageWords = {
  link: {
    title: {
      confirm: 'Confirmar su dirección',
      'sign-in': 'Entrar en Paquebot',
      'change-address': 'Confirmar su nueva dirección',
    },
    button: { confirm: 'Confirmar', 'sign-in': 'Entrar', 'change-address': 'Confirmar' },
    done: {
      confirm: 'Su dirección está confirmada. Ya puede entrar.',
      'sign-in': 'Ha entrado en esta página.',
      'change-address': 'Su nueva dirección está confirmada. Los mensajes llegan ahora allí.',
    },
    failed: 'No ha funcionado.',
    withoutScript: 'Esta página necesita JavaScript. El mensaje indica también qué enviar a la API.',
  },
  match: {
    title: 'Una partida en Paquebot',
    failed: 'No ha funcionado.',
    withoutScript: 'Esta página necesita JavaScript.',
    signIn: 'Entrar',
    register: 'Crear una cuenta',
    registered: 'Un mensaje está en camino. Abra su enlace para confirmar la dirección y vuelva a esta página.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    name: 'Nombre',
    join: 'Unirse a la partida',
    joined: 'Tiene un asiento. Un mensaje le avisará cuando empiece la partida y cuando le toque.',
    takeSeat: 'Seguir jugando por',
    happened: 'Lo último que ha pasado',
    proposals: 'Propuestas',
    agree: 'Aceptar',
    decline: 'Rechazar',
    disputes: 'Disputas',
    answer: 'Decir algo sobre esta disputa',
    comment: 'Su comentario',
    colon: ': ',
    yourMatches: 'Sus partidas',
    noMatches: 'Ahora no juega ninguna partida.',
  },
  head: {
    title: 'Prueba de un diario',
    text: 'Así firmó el servidor cómo era el diario de una partida. Nadie puede reescribirlo sin que se note.',
    keep: 'Guarde el mensaje. Más adelante, descargue el diario: `paquebot verify --head` muestra si ambos coinciden.',
  },
  unsubscribe: {
    title: 'Mensajes sobre partidas',
    question: (kinds) => `¿No quiere más mensajes de este tipo: ${kinds}?`,
    button: 'No más mensajes',
    done: (kinds) => `No recibirá más mensajes de este tipo: ${kinds}.`,
    again:
      'Para volver a recibirlos, enseguida o una vez al día, ponga «mails» en su cuenta como desee (PATCH /v1/account).',
    invitations: {
      question: (address) => `¿No quiere más invitaciones de este servidor en ${address}?`,
      done: (address) => `${address} no recibirá más invitaciones de este servidor.`,
    },
  },
}
