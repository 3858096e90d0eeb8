/** The properties that every game must have in every match (the Game contract, docs/adding-a-game.md). */
export const properties = [
  'determinism',
  'replay',
  'events',
  'choices',
  'secrecy',
  'conservation',
  'progress',
  'purity',
  'bounded work',
] as const
export type Property = (typeof properties)[number]

/** Thrown by a check inside a playout, which catches it in one place and returns a value. */
export class BrokenProperty extends Error {
  override readonly name = 'BrokenProperty'
  readonly property: Property

  constructor(property: Property, what: string, cause?: unknown) {
    super(what, { cause })
    this.property = property
  }
}

/** Ends a playout unless a condition holds. */
export function hold(property: Property, expected: boolean, what: () => string): asserts expected {
  if (!expected) throw new BrokenProperty(property, what())
}
