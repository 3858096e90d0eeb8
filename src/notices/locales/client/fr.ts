import type { ClientWords } from './words.ts'

export const client: ClientWords = {
  signIn: 'Se connecter :',
  settings: 'Vos réglages :',
  find: 'Chercher une autre partie :',
  wish: 'La demander de nouveau :',
}
