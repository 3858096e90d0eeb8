/**
 * The versions of a game's rules. The first lists its rulings; each later one lists only what it changes, and
 * everything else is the same in all versions. A released version is never changed or removed.
 */
interface RulesVersions<Rulings> {
  /** The number of the newest version, which new matches are opened with. */
  readonly newest: number
  /** The rulings of a version. */
  by(rules: number): Rulings
}

/** `by` of the result throws a RangeError for a number without a version. */
export function rulesVersions<Rulings extends object>(
  first: Rulings,
  ...mends: readonly Partial<Rulings>[]
): RulesVersions<Rulings> {
  const versions = [first]
  for (const mend of mends) versions.push({ ...(versions.at(-1) ?? first), ...mend })
  return {
    newest: versions.length,
    by(rules) {
      const rulings = versions[rules - 1]
      if (rulings === undefined) throw new RangeError(`There are no rules ${rules}.`)
      return rulings
    },
  }
}

/** A position that names the version of its rules. */
interface Ruled {
  readonly rules: number
}

/** How a position changes when it moves to a version of the rules, by its number; left out if it does not change. */
type Transitions<State extends Ruled> = Readonly<Record<number, (state: State) => State>>

/** Moves a position to newer rules, through all versions between: the `byRules` of a game. */
export const playedOnBy =
  <State extends Ruled>(transitions: Transitions<State>) =>
  (state: State, to: number): State =>
    state.rules >= to
      ? state
      : playedOnBy(transitions)({ ...(transitions[state.rules + 1]?.(state) ?? state), rules: state.rules + 1 }, to)
