import type { ChatWords } from './words.ts'

export const chat: ChatWords = {
  news: {
    'match-started': 'La partida ha comenzado.',
    'match-ended': 'La partida ha terminado.',
    'match-aborted': 'La partida se ha interrumpido.',
    'your-turn': 'Le toca jugar.',
    'deadline-near': 'Su plazo está a punto de acabar.',
    'deadline-missed': 'Se ha pasado un plazo.',
    'decided-for-you': 'Se ha tomado una decisión en su lugar.',
    'vacation-taken': 'Han comenzado unas vacaciones y un plazo se ha aplazado.',
    'win-claimed': 'Se ha reclamado la victoria: corre un último plazo.',
    'seat-opened': 'Un asiento está abierto a una sustitución.',
    'seats-will-open': 'Si alguien ya no aparece, su asiento se abrirá a una sustitución.',
    'match-expiring': 'La partida se abandonará pronto si no ocurre nada.',
    'match-closed': 'La partida no se jugará.',
    'seat-removed': 'Se le ha retirado su asiento.',
    proposed: 'Hay una propuesta que espera su respuesta.',
    'proposal-decided': 'Se ha decidido una propuesta.',
    'seat-changed': 'Un asiento ha cambiado de manos.',
    'orders-cancelled': 'Sus órdenes dadas de antemano se han anulado.',
    said: 'Hay mensajes nuevos.',
    'dispute-raised': 'Se planteó una disputa.',
    'dispute-said': 'Hay un comentario nuevo en una disputa.',
    'dispute-ruled': 'Se ha resuelto una disputa.',
  },
  test: 'Esta es una prueba de su webhook de Paquebot. Funciona.',
}
