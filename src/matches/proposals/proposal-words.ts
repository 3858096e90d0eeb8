import { plural } from '../../games/kit/plural.ts'
import type { Language, Names } from '../../games/kit/wording.ts'
import type { ProposalTerms } from './proposal-terms.ts'

interface ProposalTermsWords {
  readonly pause: (days: number) => string
  readonly resume: string
  readonly end: string
  readonly takeBack: (to: number) => string
  readonly replace: Readonly<Record<'bot' | 'person', (seat: number, player: string) => string>>
  readonly newRules: (to: number) => string
}

/** The name of the administrators as proposers. */
export const administrators: Readonly<Record<Language, string>> = {
  en: 'The administrators',
  fr: 'L’administration',
  ru: 'Администраторы',
  es: 'La administración',
}

const days: Readonly<Record<Language, (count: number) => string>> = {
  en: plural('en', { one: 'day', other: 'days' }),
  fr: plural('fr', { one: 'jour', other: 'jours' }),
  ru: plural('ru', { one: 'день', few: 'дня', many: 'дней', other: 'дня' }),
  es: plural('es', { one: 'día', other: 'días' }),
}

/** What a proposal would do, for clients to show. The mail that asks for agreement says more (`notices`). */
const words: Readonly<Record<Language, ProposalTermsWords>> = {
  en: {
    pause: (count) => `A pause of ${days.en(count)}: the clocks of the whole table stand still.`,
    resume: 'The end of the pause: the clocks go on.',
    end: 'The end of the match, without a result.',
    takeBack: (to) => `Moves are taken back: the position is again that of version ${to}.`,
    replace: {
      bot: (seat, player) => `A bot plays on in seat ${seat} (${player}).`,
      person: (seat, player) => `Seat ${seat} (${player}) is opened to a substitute.`,
    },
    newRules: (to) => `The match is played on by version ${to} of the rules of its game.`,
  },
  fr: {
    pause: (count) => `Une pause de ${days.fr(count)} : les pendules de toute la table s’arrêtent.`,
    resume: 'La fin de la pause : les pendules repartent.',
    end: 'La fin de la partie, sans résultat.',
    takeBack: (to) => `Une reprise de coups : la position redevient celle de la version ${to}.`,
    replace: {
      bot: (seat, player) => `Un robot continue à la place ${seat} (${player}).`,
      person: (seat, player) => `La place ${seat} (${player}) est ouverte à un remplacement.`,
    },
    newRules: (to) => `La partie continue selon la version ${to} des règles de son jeu.`,
  },
  ru: {
    pause: (count) => `Пауза: ${days.ru(count)}. Часы всего стола останавливаются.`,
    resume: 'Конец паузы: часы идут дальше.',
    end: 'Конец партии, без итога.',
    takeBack: (to) => `Ходы берутся назад: позиция снова та же, что в версии ${to}.`,
    replace: {
      bot: (seat, player) => `На месте ${seat} (${player}) дальше играет бот.`,
      person: (seat, player) => `Место ${seat} (${player}) открывается для замены.`,
    },
    newRules: (to) => `Партия идёт дальше по правилам версии ${to}.`,
  },
  es: {
    pause: (count) => `Una pausa de ${days.es(count)}: se detienen los relojes de toda la mesa.`,
    resume: 'El fin de la pausa: los relojes siguen.',
    end: 'El fin de la partida, sin resultado.',
    takeBack: (to) => `Se retiran jugadas: la posición vuelve a ser la de la versión ${to}.`,
    replace: {
      bot: (seat, player) => `Un bot sigue jugando en el asiento ${seat} (${player}).`,
      person: (seat, player) => `El asiento ${seat} (${player}) se abre a una sustitución.`,
    },
    newRules: (to) => `La partida sigue con la versión ${to} de las reglas de su juego.`,
  },
}

/** What is proposed, in a sentence. */
export function termsInWords(terms: ProposalTerms, names: Names, language: Language): string {
  const say = words[language]
  switch (terms.kind) {
    case 'pause':
      return say.pause(terms.days)
    case 'resume':
      return say.resume
    case 'end':
      return say.end
    case 'take-back':
      return say.takeBack(terms.to)
    case 'replace':
      return say.replace[terms.by](terms.seat + 1, names(terms.seat))
    case 'new-rules':
      return say.newRules(terms.to)
  }
}
