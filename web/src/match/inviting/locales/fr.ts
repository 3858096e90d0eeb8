import type { Words } from './en.ts'

export const fr: Words = {
  waits: 'La partie commence quand la dernière place est prise.',
  cancelled: 'Cette partie a été annulée avant de commencer.',
  givenUp: (when) => `Si des places restent libres, elle est abandonnée ${when}`,
  join: 'Rejoindre',
  signInToJoin: 'Connectez-vous ou créez un compte pour rejoindre la partie. Cette page vous attend.',
  signInWholly: 'Vous avez une place ici. Connectez-vous tout à fait pour inviter ou pour la rendre.',
  leave: 'Rendre ma place',
  cancel: 'Annuler la partie',
  cancelSure:
    'La partie disparaît pour toutes les personnes qui l’ont rejointe ; un courriel les prévient. Est-ce bien ce que vous voulez ?',
  keep: 'Tout laisser ainsi',
  opened: 'a ouvert la partie',
  you: 'vous',
  remove: 'Reprendre la place',
  removeSure: (name) =>
    `${name} perd sa place, reçoit un courriel et ne peut revenir qu’avec une nouvelle invitation. Est-ce bien ce que vous voulez ?`,
  inviteHint:
    'Une place est ouverte à un remplacement. Si vous connaissez quelqu’un qui aimerait continuer, invitez cette personne.',
  makeLink: 'Créer un lien à envoyer',
  linkHint: 'Qui ouvre ce lien voit la partie et peut la rejoindre.',
  linkEnds: 'Il fonctionne jusqu’au début de la partie.',
  openSeatLinkHint: 'Qui ouvre ce lien voit qui joue et peut prendre la place ouverte.',
  openSeatLinkEnds: 'Il fonctionne tant qu’une place est ouverte.',
  whom: 'Nom ou adresse électronique',
  whomHint: 'Le nom d’une personne qui a un compte ici, ou n’importe quelle adresse.',
  send: 'Envoyer une invitation',
  sent: 'L’invitation est en route.',
  underWay: 'La partie est en cours.',
  full: 'Il n’y a plus de place libre.',
  isOpen: (count) =>
    count === 1 ? 'Une place est ouverte à un remplacement.' : `${count} places sont ouvertes à un remplacement.`,
  takeOverHint: 'Vous continuez à partir de la position actuelle et voyez ce que la place peut voir.',
  signInToTakeOver: 'Connectez-vous ou créez un compte pour la prendre. Cette page vous attend.',
  watch: 'Regarder la partie',
  isOver: 'La partie est terminée.',
  toOthers: 'Trouver une autre partie',
  notValid: 'Cette invitation n’est plus valable',
  notValidHint: 'La partie a commencé, a été annulée, ou la place est prise. Si vous y jouez, connectez-vous.',
  nobody: 'Personne ici ne porte ce nom.',
  inviteText: (game) => `Jouez avec moi à ${game} sur Paquebot, sur plusieurs jours et par courriel.`,
}
