import type { SheetWords } from './en.ts'

export const fr: SheetWords = {
  previous: 'La pièce précédente',
  next: 'La pièce suivante',
  number: 'Numéro',
  cost: 'Coût',
  fee: 'Entrée',
  ourOwn: 'Nos propres nombres',
  ruled: 'Notre décision',
  house: 'Ses nombres sont les nôtres, pas ceux de l’éditeur.',
  ruling: 'Ses nombres sont une décision de notre part.',
  on: 'Ce qui s’y trouve',
  can: 'Ce que vous pouvez faire',
}
