/** The texts of lessons. */
export const en = {
  title: (game: string) => `Learn ${game} by playing`,
  loading: 'The lesson is loading.',
  notShown: 'This lesson cannot be shown',
  seat: (seat: number) => `Seat ${seat + 1}`,
  course: 'The lesson',
  explanation: 'Explanation',
  happened: 'What has happened',
  nothingYet: 'You begin: what happens is told here.',
  next: (left: number) => `Next (${left} more)`,
  suggest: 'Suggest a move',
  back: 'Back one move',
  again: 'Start again',
  againSure: 'The lesson begins anew; your moves are forgotten.',
  goOn: 'Go on here',
  over: 'You have played a whole match.',
  onward: 'And now?',
  rules: 'Read the rules',
}

export type Words = typeof en
