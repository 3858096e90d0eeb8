/**
 * The versions of a game's rules. The first says what it decided; each further one names what it mends, and nothing else:
 * all that no version names is the same in every one. A version that was released is never changed, and never left out.
 */
export interface RulesVersions<Rulings> {
  /** The number of the last one: what new matches are opened with. */
  readonly newest: number
  /** What the version of this number decides. */
  by(rules: number): Rulings
}

/** The result throws a RangeError for a number that no version has. */
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

/** A position that says which rules it is played by. */
interface Ruled {
  readonly rules: number
}

/** How a position is changed to be played on by newer rules, by their number; left out where it stays as it is. */
export type Transitions<State extends Ruled> = Readonly<Record<number, (state: State) => State>>

/** The same position, to be played on by newer rules, over all versions between. It is a `byRules` for a game. */
export const playedOnBy =
  <State extends Ruled>(transitions: Transitions<State>) =>
  (state: State, to: number): State =>
    state.rules >= to
      ? state
      : playedOnBy(transitions)({ ...(transitions[state.rules + 1]?.(state) ?? state), rules: state.rules + 1 }, to)
