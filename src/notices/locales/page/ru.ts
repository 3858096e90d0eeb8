import type { PageWords } from './words.ts'

export const page: PageWords = {
  head: {
    title: 'Доказательство журнала',
    text: 'Этим сервер подписал, каким был журнал партии. Незаметно переписать его никто не может.',
    keep: 'Сохраните письмо. Позже скачайте журнал: `paquebot verify --head` покажет, совпадают ли они.',
  },
  unsubscribe: {
    title: 'Письма о партиях',
    question: (kinds) => `Больше не присылать вам таких писем: ${kinds}?`,
    button: 'Больше не присылать',
    done: (kinds) => `Таких писем больше не будет: ${kinds}.`,
    again: 'Чтобы снова их получать, сразу или раз в день, задайте «mails» в своей учётной записи (PATCH /v1/account).',
    invitations: {
      question: (address) => `Больше не присылать приглашений с этого сервера на адрес ${address}?`,
      done: (address) => `Приглашений с этого сервера на адрес ${address} больше не будет.`,
    },
  },
}
