/** The least and the most that a field may have: a number, or the characters of a text. */
export interface Bounds {
  readonly least?: number
  readonly most?: number
}

/**
 * The bounds of what forms send, as the API's document has them; a unit test compares. The types of the document do not carry
 * them to the browser, and a form says what is wrong before it is sent.
 */
export const bounds = {
  account: { name: { most: 40 }, email: { most: 254 }, password: { least: 10, most: 200 } },
  profile: { mailHour: { least: 0, most: 23 } },
  hours: { remindHours: { least: 1, most: 168 } },
  token: { name: { most: 60 }, expiresInDays: { least: 1, most: 3660 } },
  webhook: { url: { most: 2000 } },
  match: {
    name: { most: 80 },
    longestWait: { least: 1, most: 8784 },
    seatOpensAfter: { least: 1, most: 20 },
    reliability: { least: 10, most: 100 },
  },
  pace: { hours: { least: 1, most: 720 }, refill: { least: 0, most: 168 } },
  pause: { days: { least: 1, most: 60 } },
  message: { text: { most: 2000 } },
  notes: { text: { most: 10_000 } },
  report: { reason: { most: 500 } },
  dispute: { text: { most: 2000 } },
  comment: { text: { most: 2000 } },
  look: { reason: { most: 500 } },
  ruling: { reasons: { most: 4000 } },
  freezing: { reason: { most: 500 } },
  aborting: { reason: { most: 500 } },
  newRules: { reason: { most: 500 } },
  importing: { publicKey: { most: 1000 } },
  suspension: { reason: { most: 500 } },
  closing: { note: { most: 500 } },
  hiding: { reason: { most: 500 } },
  study: { name: { most: 80 }, comment: { most: 2000 } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Bounds>>>>
