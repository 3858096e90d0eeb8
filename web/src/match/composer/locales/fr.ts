import type { Words } from './en.ts'

export const fr: Words = {
  title: 'Ce que vous pouvez faire',
  several: 'Lequel de ces coups ?',
  takeOff: 'Retour',
  send: 'Envoyer',
  sending: 'Envoi',
  goOn: 'Revenir au coup',
  checking: 'Vérification',
  fillIn: (names) => `Encore à choisir : ${names}`,
  ifSent: 'Si vous envoyez ce coup, le récit dira :',
  unknownAfter: 'La suite n’est pas encore connue. On ne pourra pas revenir en arrière.',
  another: 'Ajouter un coup',
  foresee: 'Montrer sur le plateau ce que cela donne',
  whenAsked: 'Quand mon tour viendra',
  eachTime: 'Chaque fois que cette question m’est posée, et pas une seule fois',
  lined: 'Ces coups partent ensemble',
  optional: 'facultatif',
  touchOnBoard: 'Choisissez sur le plateau',
  list: (count) => `liste des ${count}`,
  ofAll: (now, min, max) =>
    min === max
      ? `${now} sur ${min}`
      : min === 0
        ? `${now} sur ${max} au plus`
        : `${now}, il en faut de ${min} à ${max}`,
  proposal: 'proposé',
  change: 'Payer autrement',
  backToProposal: 'Revenir à la proposition',
  paidOf: (unit: string, paid: string, owed: string) => `${unit} : ${paid} sur ${owed}`,
  short: (count: string) => `il manque ${count}`,
  over: (count: string) => `${count} de trop`,
  worth: (count: string) => `vaut ${count}`,
  left: (count: number) => `reste ${count}`,
  max: 'tout',
  less: (name) => `moins : ${name}`,
  more: (name) => `plus : ${name}`,
  earlier: (name) => `${name} : plus tôt`,
  later: (name) => `${name} : plus tard`,
  onBoard: 'Touchez un emplacement sur le plateau.',
  placeOf: (index, all) => `emplacement ${index} sur ${all}`,
  previousPlace: 'Emplacement précédent',
  nextPlace: 'Emplacement suivant',
}
