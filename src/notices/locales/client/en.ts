import type { ClientWords } from './words.ts'

export const client: ClientWords = {
  signIn: 'Sign in:',
  settings: 'Your settings:',
  find: 'Look for another match:',
  wish: 'Wish for it again:',
}
