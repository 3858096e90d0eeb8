/** The words of mails about messages at a table. */
export interface TalkWords {
  readonly subject: string
  readonly text: (match: string, game: string) => string
  readonly earlier: (count: number) => string
  readonly message: (name: string, text: string) => string
  readonly again: string
  readonly how: string
}
