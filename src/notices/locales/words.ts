import type { AbortReason } from '../../journal/entry.ts'
import type { Late } from '../../matches/index.ts'
import type { MailKind } from '../../platform/mail-settings.ts'
import type { AbsenceWords } from './absence/words.ts'
import type { AccessWords } from './access/words.ts'
import type { ChatWords } from './chat/words.ts'
import type { ClientWords } from './client/words.ts'
import type { DisputeWords } from './dispute/words.ts'
import type { PageWords } from './page/words.ts'
import type { TableWords } from './table/words.ts'
import type { TalkWords } from './talk/words.ts'
import type { WebhookWords } from './webhook/words.ts'

/**
 * The words of mails and pages in one language; those of a game come from its own wording. Names, times and titles are
 * passed in as plain text, and the template escapes them.
 */
export interface Words {
  readonly hello: (name: string) => string
  readonly helloStranger: string
  /** For mails that somebody else may have asked for. */
  readonly ignore: string
  readonly validUntil: (time: string) => string
  readonly confirmAddress: LinkMail
  readonly signInLink: LinkMail
  readonly changeAddress: LinkMail
  readonly addressChanged: AccountMail
  readonly alreadyRegistered: AccountMail
  readonly passwordChanged: AccountMail
  readonly passwordGuessed: AccountMail
  readonly invited: {
    /** Stands for an inviter whose name is not shown. */
    readonly somebody: string
    readonly refuse: string
    readonly subject: (inviter: string, match: string) => string
    readonly text: (inviter: string, match: string, game: string) => string
    readonly seats: (count: number) => string
    /** For a match that looks for a substitute. */
    readonly underWay: string
    readonly rematch: string
    readonly link: string
    readonly how: string
  }
  readonly match: {
    /** All mails of a match begin with the same words, so that they sort together. */
    readonly subject: (match: string, game: string, news: string) => string
    readonly open: string
    /** That the link which opens it signs in for this match alone. */
    readonly pass: string
    readonly look: string
    readonly judge: string
    readonly proof: string
    readonly unsubscribe: (kind: string) => string
    readonly again: string
  }
  /** The kinds of mails that can be switched off. */
  readonly kinds: Readonly<Record<MailKind, string>>
  /** The subjects of a mail for several notices: only matches that wait, or news of all kinds. */
  readonly merged: {
    readonly turns: (matches: number) => string
    readonly news: (notices: number) => string
  }
  readonly started: {
    readonly subject: string
    readonly text: (match: string, game: string) => string
    readonly seats: string
    readonly seat: (number: number, name: string) => string
    readonly first: (names: string, count: number) => string
    /** The subject of a mail that also asks for the first decision. */
    readonly yourTurn: string
  }
  readonly turn: {
    readonly subject: string
    readonly text: (match: string, game: string, since: string) => string
    readonly until: (time: string) => string
    readonly asked: string
    readonly happened: string
    /** If its reader has looked at the match since. */
    readonly happenedSinceLook: string
    readonly nothing: string
    readonly earlier: (events: number) => string
    readonly position: string
  }
  readonly near: {
    readonly subject: string
    readonly text: (match: string, game: string, until: string) => string
    /** What happens at the deadline: what the match agreed, or an automatic vacation. */
    readonly afterwards: Readonly<Record<Late | 'vacation', string>>
  }
  /** A vacation that has begun automatically. */
  readonly vacation: {
    /** To the player on vacation. */
    readonly own: {
      readonly subject: string
      readonly text: (match: string, game: string, until: string) => string
      readonly deadline: (time: string) => string
      readonly end: string
    }
    /** To everybody else at the table. */
    readonly other: {
      readonly subject: (name: string) => string
      readonly text: (name: string, match: string, game: string, until: string) => string
      readonly deadline: (time: string) => string
    }
  }
  readonly missed: {
    /** To the player who is late. */
    readonly own: {
      readonly subject: string
      readonly text: (match: string, game: string, deadline: string) => string
      readonly waits: string
      /** Where the seat is open to a substitute. */
      readonly offered: string
    }
    /** To everybody else at the table. */
    readonly other: {
      readonly subject: (late: string) => string
      readonly text: (late: string, match: string, game: string, deadline: string) => string
      readonly asked: (late: string) => string
      readonly waits: string
      /** Where the seat is open to a substitute. */
      readonly offered: string
    }
  }
  readonly decided: {
    readonly subject: string
    readonly text: (match: string, game: string) => string
    readonly by: Readonly<Record<'clock' | 'bot', (time: string) => string>>
    readonly asked: string
    readonly done: string
    readonly hours: string
  }
  readonly ended: {
    readonly subject: string
    readonly text: (match: string, game: string) => string
    readonly result: string
    readonly place: (place: number, name: string, points: number) => string
    readonly line: (label: string, points: number) => string
    readonly seed: string
  }
  readonly aborted: {
    readonly subject: string
    readonly text: Readonly<Record<AbortReason, (match: string, game: string) => string>>
    readonly kept: string
  }
  readonly table: TableWords
  readonly dispute: DisputeWords
  readonly absence: AbsenceWords
  readonly talk: TalkWords
  readonly webhook: WebhookWords
  readonly chat: ChatWords
  readonly client: ClientWords
  readonly access: AccessWords
  readonly page: PageWords
}

interface LinkMail {
  readonly subject: string
  readonly text: string
  readonly link: string
}

interface AccountMail {
  readonly subject: string
  readonly text: string
  readonly advice: string
}
