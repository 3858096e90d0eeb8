import type { PageWords } from './words.ts'

export const page: PageWords = {
  link: {
    title: {
      confirm: 'Confirmez votre adresse',
      'sign-in': 'Connexion à Paquebot',
      'change-address': 'Confirmez votre nouvelle adresse',
    },
    button: { confirm: 'Confirmer', 'sign-in': 'Se connecter', 'change-address': 'Confirmer' },
    done: {
      confirm: 'Votre adresse est confirmée. Vous pouvez maintenant vous connecter.',
      'sign-in': 'La connexion est établie sur cette page.',
      'change-address': 'Votre nouvelle adresse est confirmée. Les messages y arrivent désormais.',
    },
    failed: 'Cela n’a pas fonctionné.',
    withoutScript: 'Cette page a besoin de JavaScript. Le message dit aussi ce qu’il faut envoyer à l’API à la place.',
  },
  match: {
    title: 'Une partie sur Paquebot',
    failed: 'Cela n’a pas fonctionné.',
    withoutScript: 'Cette page a besoin de JavaScript.',
    signIn: 'Se connecter',
    register: 'Créer un compte',
    registered: 'Un message est en route. Ouvrez son lien pour confirmer votre adresse, puis revenez à cette page.',
    email: 'Adresse électronique',
    password: 'Mot de passe',
    name: 'Nom',
    join: 'Rejoindre la partie',
    joined: 'Vous avez une place. Un message vous prévient quand la partie commence et quand c’est à vous.',
    takeSeat: 'Continuer pour',
    happened: 'Ce qui s’est passé en dernier',
    proposals: 'Propositions',
    agree: 'Accepter',
    decline: 'Refuser',
    disputes: 'Litiges',
    answer: 'S’exprimer sur ce litige',
    comment: 'Votre commentaire',
    colon: ' : ',
    yourMatches: 'Vos parties',
    noMatches: 'Vous ne jouez aucune partie en ce moment.',
  },
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
    again:
      'Pour les recevoir de nouveau, aussitôt ou une fois par jour, réglez « mails » dans votre compte (PATCH /v1/account).',
    invitations: {
      question: (address) => `Ne plus envoyer d’invitations de ce serveur à ${address} ?`,
      done: (address) => `${address} ne recevra plus d’invitations de ce serveur.`,
    },
  },
}
