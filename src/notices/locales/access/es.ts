import type { AccessWords } from './words.ts'

export const access: AccessWords = {
  token: {
    subject: 'Se ha creado un token de acceso personal para su cuenta de Paquebot',
    made: (name) =>
      `Se ha creado un token de acceso personal, «${name}», para su cuenta. Un programa que lo tenga puede:`,
    scopes: {
      read: 'ver sus partidas y su cuenta',
      play: 'unirse a partidas, abandonarlas y jugar',
      create: 'abrir partidas, buscarlas e invitar a otras personas',
    },
    until: (time) => `Termina el ${time}.`,
    endless: 'No termina por sí solo.',
  },
  webhook: {
    subject: 'Sus avisos de Paquebot se envían a un webhook',
    made: (host) =>
      `Se ha creado para su cuenta un webhook que envía sus avisos a ${host}, o se le ha dado esta dirección o un nuevo secreto.`,
  },
  calendar: {
    subject: 'Se ha creado un calendario de sus plazos en Paquebot',
    made: 'Se ha creado una dirección en la que un programa de calendario lee sus plazos. La dirección anterior ya no sirve.',
  },
  advice:
    'Si no ha sido usted, alguien ha entrado en su cuenta: anúlelo y ponga después una contraseña nueva, con la que terminan todos los tokens de acceso personales, los webhooks y la dirección del calendario.',
  ending: {
    subject: (name) => `Su token de acceso «${name}» termina en dos semanas`,
    text: (name, time) => `Su token de acceso personal «${name}» para Paquebot termina el ${time}.`,
    again: 'Un programa que todavía lo necesite necesitará uno nuevo para entonces.',
  },
  ended:
    'Sus tokens de acceso personales, sus webhooks y la dirección de su calendario han terminado con la contraseña anterior.',
}
