import type { ClientWords } from './words.ts'

export const client: ClientWords = {
  signIn: 'Войти:',
  settings: 'Ваши настройки:',
  find: 'Найти другую партию:',
  wish: 'Подать заявку снова:',
}
