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
    },
    signIn: { title: 'Se connecter', button: 'Se connecter' },
    changeAddress: {
      title: 'Confirmer votre nouvelle adresse',
      button: 'Confirmer',
      done: 'Désormais, les courriels vont à la nouvelle adresse.',
    },
  },
  linkLost: 'Ce lien est incomplet. Copiez le lien entier depuis le courriel.',
  linkOver: 'Ce lien ne mène plus nulle part',
  needed: {
    toSeeMatch: 'Connectez-vous ou créez un compte pour voir cette partie',
    says: 'Il faut un compte, créé en une minute. Ensuite, vous revenez directement ici.',
  },
}
