import type { WebhookWords } from './words.ts'

export const webhook: WebhookWords = {
  subject: 'Ваш вебхук в Paquebot отключён',
  why: {
    failures: (host) => `Уже неделю до вашего вебхука (${host}) ничего не доходит, поэтому он отключён.`,
    gone: (host) => `Ваш вебхук (${host}) ответил, что его больше нет (410), поэтому он отключён.`,
  },
  meanwhile: 'Туда больше ничего не отправляется. На письма это не влияет.',
  again: 'Эти запросы покажут, что пошло не так, и включат его снова:',
}
