import { plural } from '../../games/kit/plural.ts'
import type { Language } from '../../games/kit/wording.ts'
import { type Unrated, whyUnrated } from '../record/rated.ts'
import type { MatchRecord } from '../record/record.ts'
import { daysForPeople } from '../reliability/days-for-people.ts'
import type { Late } from '../time/pace.ts'

interface TermsWords {
  readonly none: string
  readonly hours: (hours: string) => string
  readonly bank: (hours: string, refill: string) => string
  /** For a bank that nothing refills. */
  readonly spent: (hours: string) => string
  readonly late: Readonly<Record<Late, string>>
  /** Where usual answers were agreed on: the questions that have none. */
  readonly without: (questions: readonly string[]) => string
  readonly opens: (missed: number, days: string) => string
  readonly rated: string
  readonly unrated: Readonly<Record<Unrated, string>>
}

const counted: Readonly<Record<Language, { hours: (count: number) => string; days: (count: number) => string }>> = {
  en: { hours: plural('en', { one: 'hour', other: 'hours' }), days: plural('en', { one: 'day', other: 'days' }) },
  fr: { hours: plural('fr', { one: 'heure', other: 'heures' }), days: plural('fr', { one: 'jour', other: 'jours' }) },
  ru: {
    hours: plural('ru', { one: 'час', few: 'часа', many: 'часов', other: 'часа' }),
    days: plural('ru', { one: 'день', few: 'дня', many: 'дней', other: 'дня' }),
  },
  es: { hours: plural('es', { one: 'hora', other: 'horas' }), days: plural('es', { one: 'día', other: 'días' }) },
}

const words: Readonly<Record<Language, TermsWords>> = {
  en: {
    none: 'There are no deadlines.',
    hours: (hours) => `Time for each decision: ${hours}.`,
    bank: (hours, refill) =>
      `Each player has a bank of ${hours}; deciding uses it up, and each decision made gives ${refill} back.`,
    spent: (hours) =>
      `Each player has a bank of ${hours} for the whole match, and nothing refills it: once it is spent, every further decision of theirs is late at once.`,
    late: {
      wait: 'When a deadline has passed, everybody is notified, and the match waits.',
      usual: 'When a deadline has passed, the game’s usual answer is given.',
      bot: 'When a deadline has passed, a bot makes that decision.',
      substitute: 'When a deadline has passed, the seat is open to a substitute; later a bot takes it.',
    },
    without: (questions) =>
      `There is no usual answer to these questions, and the match waits: ${questions.join(' · ')}`,
    opens: (missed, days) =>
      `Decisions missed in a row that open a seat to a substitute: ${missed}; a bot takes it ${days} later.`,
    rated: 'The result counts for ratings, as long as people hold all the seats at the end.',
    unrated: {
      private: 'The result does not count for ratings: the match is private.',
      alone: 'The result does not count for ratings: it is played alone.',
      bots: 'The result does not count for ratings: a bot plays.',
      unwanted: 'The result does not count for ratings, as agreed.',
    },
  },
  fr: {
    none: 'Il n’y a pas de délai.',
    hours: (hours) => `Temps pour chaque décision : ${hours}.`,
    bank: (hours, refill) =>
      `Chaque joueur dispose d’une réserve de ${hours} ; décider la consomme, et chaque décision prise en rend ${refill}.`,
    spent: (hours) =>
      `Chaque joueur dispose d’une réserve de ${hours} pour toute la partie, et rien ne la recharge : une fois épuisée, chacune de ses décisions est aussitôt en retard.`,
    late: {
      wait: 'Quand un délai est passé, tout le monde en est informé, et la partie attend.',
      usual: 'Quand un délai est passé, la réponse habituelle du jeu est donnée.',
      bot: 'Quand un délai est passé, un robot prend cette décision.',
      substitute: 'Quand un délai est passé, la place est ouverte à un remplacement ; plus tard, un robot la prend.',
    },
    without: (questions) =>
      `Ces questions n’ont pas de réponse habituelle, et la partie attend : ${questions.join(' · ')}`,
    opens: (missed, days) =>
      `Décisions manquées de suite qui ouvrent une place à un remplacement : ${missed} ; un robot la prend ${days} plus tard.`,
    rated: 'Le résultat compte pour le classement, tant que des personnes tiennent toutes les places à la fin.',
    unrated: {
      private: 'Le résultat ne compte pas pour le classement : la partie est privée.',
      alone: 'Le résultat ne compte pas pour le classement : la partie se joue en solitaire.',
      bots: 'Le résultat ne compte pas pour le classement : un robot joue.',
      unwanted: 'Le résultat ne compte pas pour le classement : il en a été convenu ainsi.',
    },
  },
  ru: {
    none: 'Сроков нет.',
    hours: (hours) => `Время на каждое решение: ${hours}.`,
    bank: (hours, refill) =>
      `Запас времени каждого игрока: ${hours}. Раздумья его расходуют, а каждое принятое решение возвращает ${refill}.`,
    spent: (hours) =>
      `Запас времени каждого игрока на всю партию: ${hours}, и он не пополняется. Когда он исчерпан, каждое следующее решение игрока сразу опаздывает.`,
    late: {
      wait: 'Когда срок прошёл, об этом сообщается всем, и партия ждёт.',
      usual: 'Когда срок прошёл, даётся обычный для игры ответ.',
      bot: 'Когда срок прошёл, это решение принимает бот.',
      substitute: 'Когда срок прошёл, место открывается для замены; позже его занимает бот.',
    },
    without: (questions) => `На эти вопросы обычного ответа нет, и партия ждёт: ${questions.join(' · ')}`,
    opens: (missed, days) =>
      `Сколько решений подряд надо пропустить, чтобы место открылось для замены: ${missed}. Бот займёт его позже: ${days} спустя.`,
    rated: 'Итог учитывается в рейтинге, если в конце все места занимают люди.',
    unrated: {
      private: 'Итог не учитывается в рейтинге: партия закрытая.',
      alone: 'Итог не учитывается в рейтинге: играет один человек.',
      bots: 'Итог не учитывается в рейтинге: играет бот.',
      unwanted: 'Итог не учитывается в рейтинге: так договорились.',
    },
  },
  es: {
    none: 'No hay plazos.',
    hours: (hours) => `Tiempo para cada decisión: ${hours}.`,
    bank: (hours, refill) =>
      `Cada jugador tiene una reserva de ${hours}; decidir la gasta, y cada decisión tomada devuelve ${refill}.`,
    spent: (hours) =>
      `Cada jugador tiene una reserva de ${hours} para toda la partida, y nada la repone: una vez gastada, cada decisión suya llega tarde al instante.`,
    late: {
      wait: 'Cuando pasa un plazo, se avisa a toda la mesa y la partida espera.',
      usual: 'Cuando pasa un plazo, se da la respuesta habitual del juego.',
      bot: 'Cuando pasa un plazo, un bot toma esa decisión.',
      substitute: 'Cuando pasa un plazo, el asiento se abre a una sustitución; más tarde lo ocupa un bot.',
    },
    without: (questions) =>
      `Estas preguntas no tienen respuesta habitual, y la partida espera: ${questions.join(' · ')}`,
    opens: (missed, days) =>
      `Decisiones seguidas sin tomar que abren un asiento a una sustitución: ${missed}; un bot lo ocupa ${days} después.`,
    rated: 'El resultado cuenta para las puntuaciones mientras al final todos los asientos sean de personas.',
    unrated: {
      private: 'El resultado no cuenta para las puntuaciones: la partida es privada.',
      alone: 'El resultado no cuenta para las puntuaciones: se juega a solas.',
      bots: 'El resultado no cuenta para las puntuaciones: juega un bot.',
      unwanted: 'El resultado no cuenta para las puntuaciones: así se acordó.',
    },
  },
}

/** What the players have agreed on and what it entails, one sentence each. */
export function termsSay(record: MatchRecord, language: Language): string[] {
  const say = words[language]
  const unrated = whyUnrated(record)
  const rated = unrated === undefined ? say.rated : say.unrated[unrated]
  return record.pace.kind === 'none' ? [say.none, rated] : [...deadlinesSay(record, language), rated]
}

function deadlinesSay({ pace, late, seatOpensAfter, game }: MatchRecord, language: Language): string[] {
  const say = words[language]
  const { hours, days } = counted[language]
  const wording = game.wording[language]
  const without = Object.entries(game.questions).flatMap(([kind, { usual }]) => (usual ? [] : [wording.question(kind)]))
  return [
    ...(pace.kind === 'hours' ? [say.hours(hours(pace.hours))] : []),
    ...(pace.kind === 'bank'
      ? [pace.refill === 0 ? say.spent(hours(pace.hours)) : say.bank(hours(pace.hours), hours(pace.refill))]
      : []),
    say.late[late],
    ...(late === 'usual' && without.length > 0 ? [say.without(without)] : []),
    say.opens(seatOpensAfter, days(daysForPeople)),
  ]
}
