/** Explains what each term of a match means for its players, to somebody who opens one. */
export interface OpeningHints {
  readonly bots: string
  readonly pace: Readonly<Record<'none' | 'hours' | 'bank', string>>
  readonly refill: string
  readonly late: Readonly<Record<'wait' | 'usual' | 'bot' | 'substitute', string>>
  readonly private: string
  readonly rated: string
  readonly asJoined: string
  readonly restDays: string
  readonly seatOpensAfter: string
  readonly longestWait: string
  readonly reliability: string
  readonly language: string
}

export const en: OpeningHints = {
  bots: 'They answer at once. With a bot, the result does not count for ratings.',
  pace: {
    none: 'Good among friends. A match with strangers may then never end.',
    hours: '72 hours suit most. Nights, rest days and vacations do not count.',
    bank: 'Players who take their time use up their bank; players who decide quickly keep it. Nights, rest days and vacations do not count.',
  },
  refill: 'With 0 the bank has to last for the whole match.',
  late: {
    wait: 'Everybody is told, and nothing else happens: kind, but slow.',
    usual: 'The game says which answer is usual, for example to pass. For a question without one, the match waits.',
    bot: 'A bot makes this one decision; the player goes on afterwards.',
    substitute: 'Everybody is told, and somebody else may take the seat. After three days a bot plays on.',
  },
  private: 'It is in no list, and its result does not count for ratings.',
  rated: 'Only if two or more people play, without bots, and the match is not private.',
  asJoined: 'You begin, then whoever joins next. Otherwise the order is drawn when the match begins.',
  restDays: 'Everybody sets their own in the settings. If this is off, clocks run on those days, too.',
  seatOpensAfter:
    'After so many missed decisions in a row somebody else may take the seat, whatever you chose above. 3 suit most.',
  longestWait:
    'However many nights and rest days somebody has, they are late after this time. Empty: three times the time for a decision, and at least a week.',
  reliability: 'Only people who decide in time at least this often can join. Empty: everybody, newcomers included.',
  language: 'The one in which people write to each other. The game itself is shown to each in their own language.',
}
