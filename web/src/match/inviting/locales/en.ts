export interface Words {
  readonly waits: string
  /** The match was cancelled, or did not fill in time. */
  readonly cancelled: string
  /** When a match that does not fill is given up. */
  readonly givenUp: (when: string) => string
  readonly join: string
  readonly learn: string
  readonly options: string
  readonly signInToJoin: string
  readonly signInWithAccount: string
  readonly leave: string
  readonly cancel: string
  readonly cancelSure: string
  readonly cancelAloneSure: string
  /** Said on the page that follows. */
  readonly cancelDone: string
  readonly left: string
  readonly keep: string
  readonly opened: string
  readonly you: string
  readonly remove: string
  readonly removeSure: (name: string) => string
  readonly inviteHint: string
  readonly makeLink: string
  readonly linkHint: string
  readonly linkEnds: string
  readonly openSeatLinkHint: string
  readonly openSeatLinkEnds: string
  readonly whom: string
  readonly whomHint: string
  readonly send: string
  readonly sent: string
  readonly underWay: string
  readonly full: string
  readonly isOpen: (count: number) => string
  readonly takeOverHint: string
  readonly signInToTakeOver: string
  readonly watch: string
  readonly isOver: string
  readonly toOthers: string
  readonly notValid: string
  readonly notValidHint: string
  readonly nobody: string
  readonly inviteText: (game: string) => string
}

export const en: Words = {
  waits: 'The match begins when its last seat is taken.',
  cancelled: 'This match was called off before it began.',
  givenUp: (when) => `If seats stay free, it is given up ${when}`,
  join: 'Join',
  learn: 'Learn by playing',
  options: 'Options of the game',
  signInToJoin: 'Sign in or sign up to join. This page stays open for you.',
  signInWithAccount: 'You have a seat here. Sign in with your account to invite others, or to give it back.',
  leave: 'Give my seat back',
  cancel: 'Cancel the match',
  cancelSure: 'The match is gone for everybody who has joined; a mail tells them. Do you want that?',
  cancelAloneSure: 'The match is gone, with every invitation to it. Do you want that?',
  cancelDone: 'The match is cancelled.',
  left: 'Your seat is free again.',
  keep: 'Keep it as it is',
  opened: 'opened the match',
  you: 'you',
  remove: 'Take the seat back',
  removeSure: (name) =>
    `${name} loses the seat, gets a mail, and can only come back with a new invitation. Do you want that?`,
  inviteHint: 'A seat is open to a substitute. If you know somebody who would like to play on, invite them.',
  makeLink: 'Make a link to send to anybody',
  linkHint: 'Anybody who opens this link sees the match and can join it.',
  linkEnds: 'It works until the match begins.',
  openSeatLinkHint: 'Anybody who opens this link sees who plays, and can take the open seat.',
  openSeatLinkEnds: 'It works as long as a seat is open.',
  whom: 'Name or mail address',
  whomHint: 'The name of somebody who has an account here, or any address.',
  send: 'Mail an invitation',
  sent: 'The invitation is on its way.',
  underWay: 'The match is under way.',
  full: 'No seat is free any more.',
  isOpen: (count) => (count === 1 ? 'A seat is open to a substitute.' : `${count} seats are open to substitutes.`),
  takeOverHint: 'You play on from the present position, and see what the seat may see.',
  signInToTakeOver: 'Sign in or sign up to take it. This page stays open for you.',
  watch: 'Watch the match',
  isOver: 'The match is over.',
  toOthers: 'Find another match',
  notValid: 'This invitation is no longer valid',
  notValidHint: 'The match has begun, was cancelled, or its seat is taken. If you play in it, sign in.',
  nobody: 'Nobody here has this name.',
  inviteText: (game) => `Play ${game} with me on Paquebot, over days and by mail.`,
}
