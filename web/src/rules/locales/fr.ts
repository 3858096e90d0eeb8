import type { Words } from './en.ts'

export const fr: Words = {
  rules: 'Règles',
  reference: 'Référence',
  lesson: 'Apprendre en jouant',
  game: 'Joueurs et statistiques',
  ways: 'À propos de ce jeu',
  contents: 'Sommaire',
  ours: 'Avec nos propres mots. Les nombres sont ceux avec lesquels le serveur joue.',
  lookUp: 'Voir la référence',
  find: 'Chercher',
  group: 'Lesquels',
  goods: 'Marchandises',
  anyGoods: 'Toutes',
  makes: 'Produit',
  takes: 'Utilise',
  onlyHouse: 'Seulement nos propres valeurs',
  found: (count, all) => `${count} sur ${all}`,
  none: 'Rien ne convient.',
  linkTo: (name) => `Lien vers ${name}`,
  others: 'Ce qu’il y a encore sur la table',
  unexplained: 'Les règles de ce jeu ne sont pas encore écrites ici.',
}
