import type { ProposalTerms } from '../../../matches/index.ts'
import type { NoticeDraft } from '../../../platform/outbox.ts'

type WhyClosed = Extract<NoticeDraft, { topic: 'match-closed' }>['why']
type WhyCancelled = Extract<NoticeDraft, { topic: 'orders-cancelled' }>['why']

/** The words of mails about a table, apart from its turns: whether it fills, what it agrees on, and who sits at it. */
export interface TableWords {
  readonly expiring: {
    readonly subject: string
    /** For a match that waits for players. */
    readonly open: (match: string, game: string, free: number, until: string) => string
    readonly invite: string
    /** For a match in which nothing happens. */
    readonly running: (match: string, game: string, until: string) => string
    readonly waitsFor: (names: string) => string
  }
  readonly closed: Readonly<Record<WhyClosed, ClosedWords>>
  readonly removed: ClosedWords
  readonly wish: {
    readonly subject: (game: string) => string
    readonly text: (game: string, seats: number) => string
    readonly again: string
  }
  /** Where else to play. */
  readonly others: string
  readonly proposal: ProposalWords
  readonly seatChanged: {
    /** To the player who takes over. */
    readonly welcome: {
      readonly subject: string
      readonly text: (before: string, match: string, game: string, seat: number) => string
      readonly turns: string
      readonly journal: string
    }
    /** To the player who is replaced. */
    readonly farewell: {
      readonly subject: (successor: string) => string
      readonly text: (successor: string, match: string, game: string) => string
      /** If a bot plays on. */
      readonly return: string
      /** If a person plays on. */
      readonly replaced: string
    }
    /** To everybody else. */
    readonly others: {
      readonly subject: (successor: string, before: string) => string
      readonly text: (successor: string, before: string, match: string, game: string, seat: number) => string
      /** If a bot plays on. */
      readonly open: string
    }
  }
  readonly orders: {
    readonly subject: string
    readonly text: (match: string, game: string) => string
    readonly why: Readonly<Record<WhyCancelled, string>>
    readonly all: string
    readonly again: string
  }
}

interface ClosedWords {
  readonly subject: string
  readonly text: (match: string, game: string) => string
}

/** What is proposed, with the name of the player who would be replaced. */
export type ProposedTerms =
  | Exclude<ProposalTerms, { readonly kind: 'replace' }>
  | { readonly kind: 'replace'; readonly by: 'bot' | 'person'; readonly player: string }

export interface ProposalWords {
  readonly subject: Readonly<Record<ProposedTerms['kind'], string>>
  readonly asks: (proposer: string, match: string, game: string) => string
  /** If administrators propose it. */
  readonly administratorsAsk: (match: string, game: string) => string
  readonly what: string
  readonly terms: {
    readonly pause: (days: number) => string
    readonly resume: string
    readonly end: string
    readonly takeBack: (version: number) => string
    readonly replace: Readonly<Record<'bot' | 'person', (name: string) => string>>
    readonly newRules: (rules: number, reason: string) => string
  }
  readonly consent: string
  /** For a proposal that lapses with the next move. */
  readonly lapses: string
  readonly how: string
  readonly decided: Readonly<Record<'accepted' | 'declined', DecidedWords>>
  readonly was: string
  readonly means: string
  readonly changed: {
    readonly pause: (until: string) => string
    readonly resume: string
    readonly end: string
    readonly takeBack: string
    readonly replace: Readonly<Record<'bot' | 'person', string>>
    readonly newRules: (rules: number) => string
  }
  readonly unchanged: string
}

interface DecidedWords {
  readonly subject: string
  /** To the player who proposed it. */
  readonly own: (match: string, game: string) => string
  readonly other: (proposer: string, match: string, game: string) => string
  readonly administrators: (match: string, game: string) => string
}
