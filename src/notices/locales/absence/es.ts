import { plural } from '../../../games/kit/plural.ts'
import type { AbsenceWords } from './words.ts'

const decisions = plural('es', { one: 'decisión', other: 'decisiones seguidas' })

export const absence: AbsenceWords = {
  opened: {
    own: {
      subject: 'su asiento está abierto a una sustitución',
      text: (match, game, missed) =>
        `Ha dejado pasar ${decisions(missed)} en la partida «${match}» (${game}). Su asiento está ahora abierto a una sustitución; si a los tres días nadie lo ha ocupado, sigue un bot.`,
      back: 'En cuanto haga una jugada por su cuenta, el asiento vuelve a ser solo suyo.',
    },
    other: {
      subject: (player) => `el asiento de ${player} está abierto a una sustitución`,
      text: (player, match, game, missed) =>
        `${player} ha dejado pasar ${decisions(missed)} en la partida «${match}» (${game}). El asiento está ahora abierto a una sustitución; si a los tres días nadie lo ha ocupado, sigue un bot.`,
      next: 'Si conoce a alguien que quiera seguir la partida, invítele. Una jugada de su titular vuelve a cerrar el asiento.',
    },
  },
  willOpen: {
    subject: 'qué pasa cuando alguien no aparece',
    text: (match, game, missed) =>
      `Hay algo nuevo en la partida «${match}» (${game}): cuando alguien deja pasar ${decisions(missed)}, su asiento se abre a una sustitución y, tres días después, a un bot, sea lo que sea que la partida acordó para los retrasos.`,
    next: 'Basta una jugada propia para que la cuenta empiece de nuevo. No cambia nada más.',
  },
  claimed: {
    subject: 'se reclama la victoria: su último plazo',
    text: (claimant, match, game) =>
      `Va con retraso en la partida «${match}» (${game}), y ${claimant} reclama la victoria.`,
    until: (deadline) =>
      `Si decide antes del ${deadline}, la partida sigue como antes. Si no, termina entonces: se abandona su asiento y la partida se gana por incomparecencia. Una partida puntuable cuenta.`,
  },
  offer:
    'Puede esperar; proponer que siga otra persona o un bot; o reclamar la victoria: entonces la otra persona tiene un segundo y último plazo.',
  forfeit: 'Después se abandona su asiento y la partida se gana por incomparecencia: se ha reclamado la victoria.',
}
