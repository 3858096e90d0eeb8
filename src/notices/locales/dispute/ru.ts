import type { DisputeWords } from './words.ts'

export const dispute: DisputeWords = {
  administrator: (name) => `${name} (администрация)`,
  somebody: 'кто-то, кого здесь больше нет',
  raised: {
    subject: 'поднят спор',
    text: (by, match, game, version) =>
      `${by}: поднят спор в партии «${match}» (${game}), о версии ${version} журнала.`,
    complaint: 'В чём дело',
    frozen: 'Партия остановлена, пока спор не разрешён: никто не ходит, и часы стоят.',
    goesOn: 'Партия тем временем продолжается.',
    over: 'Партия окончена; решение ещё может это изменить.',
    how: 'Администрация рассмотрит спор и примет решение. До тех пор все за столом могут высказаться, и это прочтут все, кому видна партия.',
  },
  said: {
    subject: 'комментарий к спору',
    text: (by, match, game, dispute) => `${by} о споре ${dispute} в партии «${match}» (${game}):`,
    how: 'Чтобы ответить, откройте партию.',
  },
  ruled: {
    upheld: {
      subject: 'спор удовлетворён',
      text: (administrator, raiser, match, game) =>
        `Решение администрации (${administrator}): спор в партии «${match}» (${game}) удовлетворён. Кто поднял спор: ${raiser}.`,
      own: (administrator, match, game) =>
        `Решение администрации (${administrator}): ваш спор в партии «${match}» (${game}) удовлетворён.`,
    },
    rejected: {
      subject: 'спор отклонён',
      text: (administrator, raiser, match, game) =>
        `Решение администрации (${administrator}): спор в партии «${match}» (${game}) отклонён. Кто поднял спор: ${raiser}.`,
      own: (administrator, match, game) =>
        `Решение администрации (${administrator}): ваш спор в партии «${match}» (${game}) отклонён.`,
    },
  },
  withdrawn: {
    subject: 'спор отозван',
    text: (by, match, game) => `${by}: спор в партии «${match}» (${game}) отозван.`,
  },
  was: 'О чём был спор',
  reasons: 'Основания',
  remedies: 'Что сделано',
  nothing: 'В партии ничего не меняется.',
  entries: (first, last) =>
    first === last ? `В журнале это версия ${first}.` : `В журнале это версии с ${first} по ${last}.`,
  kept: 'Ничего не удалено: всё, что было сыграно раньше, остаётся в журнале.',
  stillFrozen: 'Партия по-прежнему остановлена из-за другого спора.',
  thawed: 'Партия продолжается: от каждого срока осталось столько же, сколько оставалось.',
  askedAnew: 'Партия продолжается: на то, что спрашивается снова, есть всё время.',
  look: 'Спор и все комментарии к нему показывает страница партии.',
}
