/** What mails say about players who do not decide: whose seat opens to others, and from whom the win is claimed. */
export interface AbsenceWords {
  /** A player has missed so many decisions in a row that the seat is open. */
  readonly opened: {
    readonly own: {
      readonly subject: string
      readonly told: (match: string, game: string, missed: number) => string
      readonly back: string
    }
    readonly other: {
      readonly subject: (player: string) => string
      readonly told: (player: string, match: string, game: string, missed: number) => string
      readonly next: string
    }
  }
  /** A match that had agreed on nothing of the kind: from now on seats open. */
  readonly willOpen: {
    readonly subject: string
    readonly told: (match: string, game: string, missed: number) => string
    readonly next: string
  }
  /** To the player from whom the win is claimed. */
  readonly claimed: {
    readonly subject: string
    readonly told: (claimant: string, match: string, game: string) => string
    readonly until: (deadline: string) => string
  }
  /** To the only player who is left, where the other is late. */
  readonly offer: string
  /** What happens at a deadline where the win is claimed. */
  readonly forfeit: string
}
