import type { Schemas } from '../api/schemas.ts'
import type { Language } from '../words/languages.ts'

type Topic = NonNullable<Schemas['WebhookWish']['topics']>[number]
type NoticeStatus = Schemas['NoticeRecord']['status']
/** The reasons for a mail that waits or was not sent, as far as they help the reader. */
type Reason = 'outdated' | 'known' | 'off' | 'dead' | 'daily' | 'here'

interface NoticeWords {
  readonly title: string
  readonly hint: string
  readonly show: string
  readonly none: string
  readonly account: string
  readonly topics: Readonly<Record<Topic, string>>
  readonly status: Readonly<Record<NoticeStatus, string>>
  readonly reasons: Readonly<Record<Reason, string>>
  readonly chosen: string
  readonly everything: string
  readonly offBy: Readonly<Record<'owner' | 'failures' | 'gone', string>>
  readonly failing: string
}

const reasons: Readonly<Record<string, Reason>> = {
  'already-read': 'known',
  'already-told': 'known',
  'mails-switched-off': 'off',
  'address-dead': 'dead',
  daily: 'daily',
  collecting: 'daily',
  'match-open': 'here',
}

/** The reason in words. Most mails that were not sent were outdated. */
export function reasonOf({ status, reason }: Schemas['NoticeRecord']): Reason | undefined {
  if (reason === null) return undefined
  return reasons[reason] ?? (status === 'withheld' ? 'outdated' : undefined)
}

export const noticeWordsIn: Readonly<Record<Language, NoticeWords>> = {
  en: {
    title: 'Mails to you',
    hint: 'Which mails you got lately, and why others were not sent.',
    show: 'Show them',
    none: 'None yet.',
    account: 'Your account',
    topics: {
      'match-started': 'A match has begun',
      'match-ended': 'A match is over',
      'match-aborted': 'A match was broken off',
      'your-turn': 'Your turn',
      'deadline-near': 'A deadline is near',
      'deadline-missed': 'A deadline has passed',
      'decided-for-you': 'Something was decided for you',
      'vacation-taken': 'A vacation began by itself',
      'win-claimed': 'The win is claimed',
      'seat-opened': 'A seat is open to a substitute',
      'seats-will-open': 'Seats will open to substitutes',
      'match-expiring': 'A match is about to be given up',
      'match-closed': 'A match that waited for players is closed',
      'seat-removed': 'Your seat was taken back',
      proposed: 'Something is proposed to the table',
      'proposal-decided': 'A proposal is decided',
      'seat-changed': 'Somebody else plays on for a seat',
      'orders-cancelled': 'Your standing orders are cancelled',
      said: 'Messages at the table',
      'dispute-raised': 'A dispute is raised',
      'dispute-said': 'A comment on a dispute',
      'dispute-ruled': 'A dispute is settled',
    },
    status: {
      pending: 'waits',
      sent: 'sent',
      merged: 'sent together with others',
      bounced: 'came back',
      withheld: 'not sent',
      failed: 'could not be sent',
    },
    reasons: {
      outdated: 'it was no longer true',
      known: 'you had read it, or another mail says it',
      off: 'you want no mails of this kind',
      dead: 'mails to your address came back',
      daily: 'it comes together with others',
      here: 'you had the match before you',
    },
    chosen: 'What is posted there. Nothing chosen: everything.',
    everything: 'everything',
    offBy: {
      owner: 'switched off',
      failures: 'switched off: it failed for a week',
      gone: 'switched off: the address said that it is gone',
    },
    failing: 'the last attempts failed',
  },
  fr: {
    title: 'Courriels reçus',
    hint: 'Quels courriels vous avez reçus dernièrement, et pourquoi d’autres ne sont pas partis.',
    show: 'Les montrer',
    none: 'Aucun pour l’instant.',
    account: 'Votre compte',
    topics: {
      'match-started': 'Une partie a commencé',
      'match-ended': 'Une partie est terminée',
      'match-aborted': 'Une partie est interrompue',
      'your-turn': 'À vous de jouer',
      'deadline-near': 'Une échéance est proche',
      'deadline-missed': 'Une échéance est passée',
      'decided-for-you': 'Une décision est prise pour vous',
      'vacation-taken': 'Des vacances ont commencé d’elles-mêmes',
      'win-claimed': 'La victoire est réclamée',
      'seat-opened': 'Une place s’ouvre à un remplacement',
      'seats-will-open': 'Des places vont s’ouvrir à un remplacement',
      'match-expiring': 'Une partie va être abandonnée',
      'match-closed': 'Une partie en attente est close',
      'seat-removed': 'Votre place est retirée',
      proposed: 'Une proposition à la table',
      'proposal-decided': 'Une proposition est tranchée',
      'seat-changed': 'Une place passe à quelqu’un d’autre',
      'orders-cancelled': 'Vos ordres permanents sont annulés',
      said: 'Des messages à la table',
      'dispute-raised': 'Un litige est ouvert',
      'dispute-said': 'Un commentaire sur un litige',
      'dispute-ruled': 'Un litige est réglé',
    },
    status: {
      pending: 'attend',
      sent: 'envoyé',
      merged: 'envoyé avec d’autres',
      bounced: 'revenu',
      withheld: 'pas envoyé',
      failed: 'n’a pas pu partir',
    },
    reasons: {
      outdated: 'ce n’était plus vrai',
      known: 'vous l’aviez lu, ou un autre courriel le dit',
      off: 'vous ne voulez pas de courriels de ce genre',
      dead: 'des courriels à votre adresse sont revenus',
      daily: 'il arrive avec d’autres',
      here: 'vous aviez la partie sous les yeux',
    },
    chosen: 'Ce qui y est envoyé. Si rien n’est choisi : tout.',
    everything: 'tout',
    offBy: {
      owner: 'désactivé',
      failures: 'désactivé : une semaine d’échecs',
      gone: 'désactivé : l’adresse dit ne plus exister',
    },
    failing: 'les derniers essais ont échoué',
  },
  ru: {
    title: 'Письма вам',
    hint: 'Какие письма вы получили недавно и почему другие не отправлены.',
    show: 'Показать',
    none: 'Пока ни одного.',
    account: 'Ваша учётная запись',
    topics: {
      'match-started': 'Партия началась',
      'match-ended': 'Партия закончена',
      'match-aborted': 'Партия прервана',
      'your-turn': 'Ваш ход',
      'deadline-near': 'Близок срок',
      'deadline-missed': 'Срок прошёл',
      'decided-for-you': 'За вас принято решение',
      'vacation-taken': 'Отпуск начался сам',
      'win-claimed': 'Потребована победа',
      'seat-opened': 'Место открыто для замены',
      'seats-will-open': 'Места скоро откроются для замены',
      'match-expiring': 'Партия скоро будет брошена',
      'match-closed': 'Партия, ждавшая игроков, закрыта',
      'seat-removed': 'Ваше место взято назад',
      proposed: 'Предложение столу',
      'proposal-decided': 'Предложение решено',
      'seat-changed': 'За место играет кто-то другой',
      'orders-cancelled': 'Ваши приказы наперёд отменены',
      said: 'Сообщения за столом',
      'dispute-raised': 'Начат спор',
      'dispute-said': 'Высказывание в споре',
      'dispute-ruled': 'Спор решён',
    },
    status: {
      pending: 'ждёт',
      sent: 'отправлено',
      merged: 'отправлено вместе с другими',
      bounced: 'вернулось',
      withheld: 'не отправлено',
      failed: 'не удалось отправить',
    },
    reasons: {
      outdated: 'это было уже не так',
      known: 'вы уже прочли, или об этом говорит другое письмо',
      off: 'таких писем вы не хотите',
      dead: 'письма на ваш адрес возвращались',
      daily: 'придёт вместе с другими',
      here: 'партия была у вас перед глазами',
    },
    chosen: 'Что туда отправляется. Если ничего не выбрано: всё.',
    everything: 'всё',
    offBy: {
      owner: 'выключен',
      failures: 'выключен: неделю не получалось',
      gone: 'выключен: адреса больше нет',
    },
    failing: 'последние попытки не удались',
  },
  es: {
    title: 'Correos recibidos',
    hint: 'Qué correos ha recibido últimamente, y por qué otros no se enviaron.',
    show: 'Mostrarlos',
    none: 'Ninguno todavía.',
    account: 'Su cuenta',
    topics: {
      'match-started': 'Una partida ha comenzado',
      'match-ended': 'Una partida ha terminado',
      'match-aborted': 'Una partida se interrumpió',
      'your-turn': 'Le toca',
      'deadline-near': 'Un plazo está cerca',
      'deadline-missed': 'Un plazo ha pasado',
      'decided-for-you': 'Se decidió algo por usted',
      'vacation-taken': 'Unas vacaciones empezaron solas',
      'win-claimed': 'Se reclama la victoria',
      'seat-opened': 'Un asiento se abre a una sustitución',
      'seats-will-open': 'Se abrirán asientos a sustituciones',
      'match-expiring': 'Una partida está por abandonarse',
      'match-closed': 'Se cerró una partida que esperaba jugadores',
      'seat-removed': 'Se retiró su asiento',
      proposed: 'Una propuesta a la mesa',
      'proposal-decided': 'Una propuesta está decidida',
      'seat-changed': 'Otra persona sigue en un asiento',
      'orders-cancelled': 'Sus órdenes permanentes se cancelaron',
      said: 'Mensajes en la mesa',
      'dispute-raised': 'Se abrió una disputa',
      'dispute-said': 'Un comentario sobre una disputa',
      'dispute-ruled': 'Una disputa está resuelta',
    },
    status: {
      pending: 'espera',
      sent: 'enviado',
      merged: 'enviado junto con otros',
      bounced: 'devuelto',
      withheld: 'no enviado',
      failed: 'no se pudo enviar',
    },
    reasons: {
      outdated: 'ya no era verdad',
      known: 'usted lo había leído, o lo dice otro correo',
      off: 'usted no quiere correos de este tipo',
      dead: 'los correos a su dirección volvían',
      daily: 'llega junto con otros',
      here: 'tenía la partida delante',
    },
    chosen: 'Qué se envía allí. Si no se elige nada: todo.',
    everything: 'todo',
    offBy: {
      owner: 'apagado',
      failures: 'apagado: falló durante una semana',
      gone: 'apagado: la dirección dice que ya no existe',
    },
    failing: 'los últimos intentos fallaron',
  },
}

const isTopic = (name: string): name is Topic => name in noticeWordsIn.en.topics

/** The topics of notices, in the order in which they are offered. */
export const topicNames: readonly Topic[] = Object.keys(noticeWordsIn.en.topics).filter(isTopic)
