import type { WebhookWords } from './words.ts'

export const webhook: WebhookWords = {
  subject: 'Votre webhook sur Paquebot a été désactivé',
  why: {
    failures: (host) => `Rien n’est arrivé à votre webhook chez ${host} depuis une semaine : il a été désactivé.`,
    gone: (host) => `Votre webhook chez ${host} a répondu qu’il n’existe plus (410) : il a été désactivé.`,
  },
  meanwhile: 'Plus rien n’y est envoyé. Vos courriels ne sont pas concernés.',
  again: 'Vos réglages montrent ce qui n’a pas marché et permettent de le réactiver.',
}
