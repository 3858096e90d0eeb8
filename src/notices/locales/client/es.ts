import type { ClientWords } from './words.ts'

export const client: ClientWords = {
  signIn: 'Entrar:',
  settings: 'Sus ajustes:',
  find: 'Buscar otra partida:',
  wish: 'Pedirla de nuevo:',
}
