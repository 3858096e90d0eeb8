import type { ChatWords } from './words.ts'

export const chat: ChatWords = {
  news: {
    'match-started': 'Партия началась.',
    'match-ended': 'Партия окончена.',
    'match-aborted': 'Партия прервана.',
    'your-turn': 'Ваш ход.',
    'deadline-near': 'Ваш срок скоро истечёт.',
    'deadline-missed': 'Срок пропущен.',
    'decided-for-you': 'Решение принято за вас.',
    'vacation-taken': 'Начался отпуск, срок перенесён.',
    'win-claimed': 'Заявлена победа: идёт последний срок.',
    'seat-opened': 'Место открыто для замены.',
    'seats-will-open': 'Если игрок пропадёт, его место откроется для замены.',
    'match-expiring': 'Партия скоро закроется, если ничего не произойдёт.',
    'match-closed': 'Партия не состоится.',
    'seat-removed': 'Ваше место освобождено.',
    proposed: 'Поступило предложение: нужен ваш ответ.',
    'proposal-decided': 'Решение по предложению принято.',
    'seat-changed': 'На одном из мест сменился игрок.',
    'orders-cancelled': 'Ваши заранее данные приказы отменены.',
    said: 'Есть новые сообщения.',
    'dispute-raised': 'Поднят спор.',
    'dispute-said': 'В споре появился комментарий.',
    'dispute-ruled': 'Спор решён.',
  },
  test: 'Это проверка вашего вебхука Paquebot. Он работает.',
}
