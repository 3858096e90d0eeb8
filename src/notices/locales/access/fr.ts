import type { AccessWords } from './words.ts'

export const access: AccessWords = {
  token: {
    subject: 'Un jeton d’accès personnel a été créé pour votre compte Paquebot',
    made: (name) =>
      `Un jeton d’accès personnel, « ${name} », a été créé pour votre compte. Un programme qui le possède peut :`,
    scopes: {
      read: 'voir vos parties et votre compte',
      play: 'rejoindre des parties, les quitter et jouer',
      create: 'ouvrir des parties, en demander et inviter',
    },
    until: (time) => `Il prend fin le ${time}.`,
    endless: 'Il ne prend pas fin de lui-même.',
  },
  webhook: {
    subject: 'Vos avis Paquebot sont envoyés à un webhook',
    made: (host) =>
      `Un webhook qui envoie vos avis à ${host} a été créé pour votre compte, ou a reçu cette adresse ou un nouveau secret.`,
  },
  calendar: {
    subject: 'Un calendrier de vos échéances Paquebot a été créé',
    made: 'Une adresse a été créée, où un logiciel d’agenda lit vos échéances. L’adresse précédente ne fonctionne plus.',
  },
  advice:
    'Si ce n’était pas vous, quelqu’un est entré dans votre compte : mettez-y fin, puis choisissez un nouveau mot de passe, ce qui met fin à tous les jetons d’accès personnels, aux webhooks et à l’adresse du calendrier.',
  ending: {
    subject: (name) => `Votre jeton d’accès « ${name} » prend fin dans deux semaines`,
    text: (name, time) => `Votre jeton d’accès personnel « ${name} » pour Paquebot prend fin le ${time}.`,
    again: 'Un programme qui en a encore besoin devra en avoir un nouveau d’ici là.',
  },
  ended:
    'Vos jetons d’accès personnels, vos webhooks et l’adresse de votre calendrier ont pris fin avec l’ancien mot de passe.',
}
