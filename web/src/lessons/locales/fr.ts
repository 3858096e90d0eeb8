import type { Words } from './en.ts'

export const fr: Words = {
  title: (game) => `Apprendre ${game} en jouant`,
  loading: 'La leçon se charge.',
  notShown: 'Cette leçon ne peut pas être montrée',
  seat: (seat) => `Place ${seat + 1}`,
  course: 'La leçon',
  explanation: 'Explication',
  happened: 'Ce qui s’est passé',
  nothingYet: 'À vous de commencer : ce qui se passe est raconté ici.',
  next: (left) => `Suite (encore ${left})`,
  suggest: 'Suggérer un coup',
  back: 'Un coup en arrière',
  again: 'Recommencer',
  againSure: 'La leçon reprend du début ; vos coups sont oubliés.',
  goOn: 'Continuer ici',
  over: 'Vous avez joué une partie entière.',
  onward: 'Et maintenant ?',
  rules: 'Lire les règles',
}
