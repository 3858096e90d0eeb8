/** What mails say about what was said at a table. */
export interface TalkWords {
  readonly subject: string
  readonly told: (match: string, game: string) => string
  readonly earlier: (count: number) => string
  readonly message: (name: string, text: string) => string
  readonly again: string
  readonly how: string
}
