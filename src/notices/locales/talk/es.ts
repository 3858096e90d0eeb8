import { plural } from '../../../games/kit/plural.ts'
import type { TalkWords } from './words.ts'

const messages = plural('es', { one: 'mensaje anterior no figura', other: 'mensajes anteriores no figuran' })

export const talk: TalkWords = {
  subject: 'mensajes de la mesa',
  text: (match, game) =>
    `Esto es lo que se ha dicho en la mesa de la partida «${match}» (${game}) y que usted aún no ha leído.`,
  earlier: (count) => `${messages(count)} aquí.`,
  message: (name, text) => `${name}: ${text}`,
  again: 'No habrá otro correo sobre los mensajes de esta partida hasta que los haya leído.',
  how: 'Para responder, abra la partida.',
}
