export interface Words {
  readonly mute: string
  readonly muted: string
  readonly unmute: string
  readonly block: string
  readonly unblock: string
  readonly blocked: string
  readonly inSettings: string
  readonly why: string
  readonly report: string
  readonly reported: string
}

export const en: Words = {
  mute: 'Read them no more',
  muted: 'You no longer see what they write.',
  unmute: 'Read them again',
  block: 'Play with them no more',
  unblock: 'Play with them again',
  blocked: 'You are not brought together in new matches.',
  inSettings: 'Your settings list everybody whom you mute or block.',
  why: 'What is wrong? The administrators alone read it.',
  report: 'Report to the administrators',
  reported: 'Reported. An administrator looks at it.',
}
