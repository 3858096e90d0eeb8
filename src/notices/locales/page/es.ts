import type { PageWords } from './words.ts'

export const page: PageWords = {
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
    again: 'Volver a recibirlos, enseguida o una vez al día',
    invitations: {
      question: (address) => `¿No quiere más invitaciones de este servidor en ${address}?`,
      done: (address) => `${address} no recibirá más invitaciones de este servidor.`,
    },
  },
}
