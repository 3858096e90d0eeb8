import type { PageWords } from './words.ts'

export const page: PageWords = {
  head: {
    title: 'Preuve d’un journal',
    text: 'Le serveur a signé ainsi ce qu’était le journal d’une partie. Personne ne peut réécrire ce passé sans que cela se voie.',
    keep: 'Conservez le message. Plus tard, téléchargez le journal : `paquebot verify --head` montre si les deux concordent.',
  },
  unsubscribe: {
    title: 'Messages sur les parties',
    question: (kinds) => `Ne plus recevoir de messages de ce genre : ${kinds} ?`,
    button: 'Ne plus recevoir',
    done: (kinds) => `Vous ne recevrez plus de messages de ce genre : ${kinds}.`,
    again: 'Les recevoir de nouveau, aussitôt ou une fois par jour',
    invitations: {
      question: (address) => `Ne plus envoyer d’invitations de ce serveur à ${address} ?`,
      done: (address) => `${address} ne recevra plus d’invitations de ce serveur.`,
    },
  },
}
