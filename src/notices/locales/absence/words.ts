/** The words of mails about players who do not decide: their seat opens to others, or the win is claimed from them. */
export interface AbsenceWords {
  /** A player has missed enough decisions in a row for the seat to open. */
  readonly opened: {
    readonly own: {
      readonly subject: string
      readonly text: (match: string, game: string, missed: number) => string
      readonly back: string
    }
    readonly other: {
      readonly subject: (player: string) => string
      readonly text: (player: string, match: string, game: string, missed: number) => string
      readonly next: string
    }
  }
  /** In a match that is older than this rule: from now on, seats of absent players open. */
  readonly willOpen: {
    readonly subject: string
    readonly text: (match: string, game: string, missed: number) => string
    readonly next: string
  }
  /** To the player from whom the win is claimed. */
  readonly claimed: {
    readonly subject: string
    readonly text: (claimant: string, match: string, game: string) => string
    readonly until: (deadline: string) => string
  }
  /** To the only other player of a match in which one is late. */
  readonly offer: string
  /** What happens at a deadline if the win is claimed. */
  readonly forfeit: string
}
