import type { WebhookWords } from './words.ts'

export const webhook: WebhookWords = {
  subject: 'Su webhook en Paquebot se ha desactivado',
  why: {
    failures: (host) => `Desde hace una semana no llega nada a su webhook en ${host}, así que se ha desactivado.`,
    gone: (host) => `Su webhook en ${host} ha respondido que ya no existe (410), así que se ha desactivado.`,
  },
  meanwhile: 'Ya no se le envía nada. Esto no afecta a sus correos.',
  again: 'Sus ajustes muestran qué ha fallado y permiten activarlo de nuevo.',
}
