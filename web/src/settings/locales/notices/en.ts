import type { Schemas } from '../../../api/schemas.ts'

export type Topic = NonNullable<Schemas['WebhookWish']['topics']>[number]

type NoticeStatus = Schemas['NoticeRecord']['status']

/** The reasons for a mail that waits or was not sent, as far as they help the reader. */
export type Reason = 'taken' | 'over' | 'outdated' | 'known' | 'off' | 'dead' | 'daily' | 'here'

export interface NoticeWords {
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

export const en: NoticeWords = {
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
    taken: 'the decision had been made',
    over: 'the match was over',
    outdated: 'it no longer applied',
    known: 'you had read it, or another mail says it',
    off: 'you want no mails of this kind',
    dead: 'mails to your address came back',
    daily: 'it comes together with others',
    here: 'you had the match open',
  },
  chosen: 'What is posted there. Nothing chosen: everything.',
  everything: 'everything',
  offBy: {
    owner: 'switched off',
    failures: 'switched off: it failed for a week',
    gone: 'switched off: the address said that it is gone',
  },
  failing: 'the last attempts failed',
}
