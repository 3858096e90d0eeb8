import type { Language } from '../../../src/games/kit/wording.ts'

interface SeatSentences {
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

export const expected: Readonly<Record<Language, SeatSentences>> = {
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
    seatTwo: 'occupe maintenant la place 2 et continue pour Bob',
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
    orders: 'sus órdenes dadas de antemano se han anulado',
    why: { condition: 'Una de sus condiciones no se cumple.', refused: 'Las reglas rechazan su jugada.' },
    all: 'se han anulado todas las órdenes de su asiento',
    again: 'Ahora decide usted.',
    asked: 'cartas',
  },
}
