/** The board's own words; all others come from the API. */
export interface Words {
  round(number: number): string
  readonly phases: Readonly<Record<'setup' | 'opening' | 'turns' | 'supply' | 'replacement' | 'over', string>>
  readonly toBuild: string
  readonly upper: string
  readonly lower: string
  readonly end: string
  under(count: number): string
  readonly demolished: string
  readonly order: string
  readonly onTurn: string
  readonly yourTurn: string
  readonly you: string
  readonly place: string
  readonly players: string
  readonly goal: (goal: number) => string
  readonly points: string
  readonly face: string
  readonly built: string
  readonly hand: string
  readonly laid: string
  readonly discard: string
  readonly ownCards: string
  readonly knownHand: string
  readonly knownDiscard: string
  readonly unsure: string
  readonly done: string
  readonly left: string
  readonly none: string
}

export const en: Words = {
  round: (number) => `Round ${number}`,
  phases: {
    setup: 'Setup',
    opening: 'The opening cards',
    turns: 'Actions and building',
    supply: 'Supply',
    replacement: 'New cards',
    over: 'Over',
  },
  toBuild: 'Buildings',
  upper: 'Upper row',
  lower: 'Lower row',
  end: 'at an end of its row',
  under: (count) => `${count} below`,
  demolished: 'Demolished',
  order: 'Order of this round',
  onTurn: 'on turn',
  yourTurn: 'your turn',
  you: 'you',
  place: 'Place',
  players: 'Players',
  goal: (goal) => `of ${goal}`,
  points: 'points',
  face: 'Played',
  built: 'Built',
  hand: 'Hand',
  laid: 'Face down',
  discard: 'Discard',
  ownCards: 'Your cards',
  knownHand: 'Known in hand',
  knownDiscard: 'Known in the discard',
  unsure: 'In hand or discarded',
  done: 'carried out',
  left: 'has given up',
  none: 'none',
}
