import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../../../src/games/kit/wording.ts'
import { ordersCancelledLetter } from '../../../src/notices/mails/orders-cancelled-letter.ts'
import { seatChangedLetter } from '../../../src/notices/mails/seat-changed-letter.ts'
import { aboutMatch, deadline, match, question, saysOfMatch, textOf } from './given.ts'

interface Said {
  readonly welcome: [subject: string, sentence: string]
  readonly journal: string
  readonly farewell: (now: string) => string
  readonly farewellText: string
  readonly comeBack: string
  readonly tidings: (now: string) => string
  readonly open: string
  readonly seatTwo: string
  readonly bot: string
  readonly orders: string
  readonly why: Readonly<Record<'condition' | 'refused', string>>
  readonly all: string
  readonly again: string
  readonly asked: string
}

const expected: Readonly<Record<Language, Said>> = {
  en: {
    welcome: ['welcome to the match', 'You hold seat 2 and play on for Bob.'],
    journal: 'The page of the match shows what has happened so far.',
    farewell: (now) => `${now} plays on for you`,
    farewellText: 'You no longer play in this match',
    comeBack: 'you can take your seat back from the bot',
    tidings: (now) => `${now} plays on for Bob`,
    open: 'somebody may take it over from the bot',
    seatTwo: 'now holds seat 2, which Bob held before',
    bot: 'Bot 2',
    orders: 'your standing orders were cancelled',
    why: { condition: 'One of its conditions does not hold.', refused: 'The rules refuse its move.' },
    all: 'all standing orders of your seat were cancelled',
    again: 'You decide yourself now.',
    asked: 'Choose the two cards you open with.',
  },
  fr: {
    welcome: ['bienvenue dans la partie', 'Vous occupez la place 2 et continuez pour Bob.'],
    journal: 'La page de la partie montre ce qui s’est passé jusqu’ici.',
    farewell: (now) => `${now} continue pour vous`,
    farewellText: 'Vous ne jouez plus dans cette partie',
    comeBack: 'vous pouvez reprendre votre place au robot',
    tidings: (now) => `${now} continue pour Bob`,
    open: 'quelqu’un peut la prendre au robot',
    seatTwo: 'occupe maintenant la place 2, qui était celle de Bob',
    bot: 'Robot 2',
    orders: 'vos ordres donnés d’avance sont annulés',
    why: { condition: 'Une de ses conditions n’est pas remplie.', refused: 'Les règles refusent son coup.' },
    all: 'Tous les ordres de votre place sont donc annulés',
    again: 'C’est maintenant à vous d’en décider.',
    asked: 'Choisissez',
  },
  ru: {
    welcome: ['добро пожаловать в партию', 'Вы занимаете место 2 и продолжаете за игрока Bob.'],
    journal: 'Что произошло до сих пор, показывает страница партии.',
    farewell: (now) => `за вас продолжает ${now}`,
    farewellText: 'Вы больше не играете в этой партии',
    comeBack: 'вы можете вернуть себе место у бота',
    tidings: (now) => `за игрока Bob продолжает ${now}`,
    open: 'его можно занять вместо бота',
    seatTwo: 'Прежний игрок: Bob.',
    bot: 'Бот 2',
    orders: 'ваши заранее данные приказы отменены',
    why: { condition: 'Одно из его условий не выполнено.', refused: 'Правила не допускают его ход.' },
    all: 'отменены все приказы вашего места',
    again: 'Теперь решаете вы.',
    asked: 'карт',
  },
  es: {
    welcome: ['le damos la bienvenida a la partida', 'Ocupa el asiento 2 y sigue jugando por Bob.'],
    journal: 'La página de la partida muestra lo que ha pasado hasta ahora.',
    farewell: (now) => `${now} sigue jugando por usted`,
    farewellText: 'Ya no juega en esta partida',
    comeBack: 'puede recuperar su asiento del bot',
    tidings: (now) => `${now} sigue jugando por Bob`,
    open: 'alguien puede ocuparlo en lugar del bot',
    seatTwo: 'ocupa ahora el asiento 2, que era de Bob',
    bot: 'Bot 2',
    orders: 'sus órdenes se han anulado',
    why: { condition: 'Una de sus condiciones no se cumple.', refused: 'Las reglas rechazan su jugada.' },
    all: 'se han anulado todas las órdenes de su asiento',
    again: 'Ahora decide usted.',
    asked: 'cartas',
  },
}

describe.each(languages)('mails about who plays for a seat, in %s', (language) => {
  const say = expected[language]
  const about = aboutMatch(language)
  const seats = ['Ann', 'Dora', 'Cleo'].map((player, seat) => ({ seat, player }))
  const byDora = { ...about, seat: 1, now: 'Dora', before: 'Bob', isBot: false, seats }
  const byBot = { ...byDora, now: say.bot, isBot: true }

  test('a person plays on: one wording for them, one for the former player, and one for the others', () => {
    const [subject, sentence] = say.welcome
    saysOfMatch(seatChangedLetter({ ...byDora, role: 'welcome' }), subject, sentence, say.journal, 'Ann', 'Cleo')
    const farewell = seatChangedLetter({ ...byDora, role: 'farewell' })
    saysOfMatch(farewell, say.farewell('Dora'), say.farewellText)
    expect(textOf(farewell)).not.toContain(say.comeBack)
    const tidings = seatChangedLetter({ ...byDora, role: 'others' })
    saysOfMatch(tidings, say.tidings('Dora'), 'Dora', say.seatTwo)
    expect(textOf(tidings)).not.toContain(say.open)
  })

  test('a bot plays on: the former player can return, and the seat stays open', () => {
    const farewell = seatChangedLetter({ ...byBot, role: 'farewell' })
    const request = `POST /v1/matches/${match}/substitute {"seat":1}`
    saysOfMatch(farewell, say.farewell(say.bot), say.comeBack, request)
    expect(textOf(farewell)).not.toContain(say.farewellText)
    saysOfMatch(seatChangedLetter({ ...byBot, role: 'others' }), say.tidings(say.bot), say.seatTwo, say.open)
  })

  test.each(['condition', 'refused'] as const)('standing orders that were cancelled: %s', (why) => {
    const cancelled = { ...about, why, question: question(language) }
    const letter = ordersCancelledLetter({ ...cancelled, open: { dueAt: null } })
    saysOfMatch(letter, say.orders, say.why[why], say.all, say.asked, say.again)
    const answered = textOf(ordersCancelledLetter({ ...cancelled, open: null }))
    expect(answered).not.toContain(say.again)
    const due = textOf(ordersCancelledLetter({ ...cancelled, open: { dueAt: deadline } }))
    expect(due).toContain('2026')
    expect(textOf(letter)).not.toContain('2026')
  })
})
