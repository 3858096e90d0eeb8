import type { Words } from './en.ts'

export const fr: Words = {
  email: 'Adresse électronique',
  password: 'Mot de passe',
  name: 'Nom',
  nameHint: 'Le nom que voient les autres.',
  passwordHint: 'Au moins 10 caractères ; une phrase convient bien.',
  mailLink: 'Recevoir plutôt un lien',
  linkMailed: 'Si cette adresse a un compte, un lien est en route. Il ne sert qu’une fois.',
  noAccount: 'Pas encore de compte ?',
  haveAccount: 'Vous avez un compte ?',
  signedUp: (address) => `Un courriel est en route vers ${address}. Ouvrez son lien, et votre compte est prêt.`,
  links: {
    confirm: {
      title: 'Confirmer votre adresse',
      button: 'Confirmer',
      done: 'Votre adresse est confirmée. Vous pouvez vous connecter.',
      over: 'S’il a déjà servi, votre compte est prêt : connectez-vous. Sinon, créez-le de nouveau avec la même adresse, et un nouveau lien vous parvient.',
    },
    signIn: {
      title: 'Se connecter',
      button: 'Se connecter',
      over: 'Un lien ne sert qu’une fois, et peu de temps. Vous pouvez en recevoir un nouveau.',
    },
    changeAddress: {
      title: 'Confirmer votre nouvelle adresse',
      button: 'Confirmer',
      done: 'Désormais, les courriels vont à la nouvelle adresse.',
      over: 'S’il a déjà servi, la nouvelle adresse est la vôtre. Sinon, redemandez-la dans les réglages.',
    },
  },
  linkLost: 'Ce lien est incomplet. Copiez le lien entier depuis le courriel.',
  newLink: 'Recevoir un nouveau lien',
  again: 'Créer le compte de nouveau',
  notCome:
    'Pas de courriel ? Regardez parmi les indésirables. Si l’adresse est fausse ou si rien n’arrive, créez le compte de nouveau : avec la même adresse, le courriel est renvoyé.',
  linkOver: 'Ce lien ne mène plus nulle part',
  needed: {
    toSeeMatch: 'Connectez-vous ou créez un compte pour voir cette partie',
    says: 'Il faut un compte, créé en une minute. Ensuite, vous revenez directement ici.',
  },
}
