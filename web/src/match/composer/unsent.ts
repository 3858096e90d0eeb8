import type { Choice, Noun, Schemas } from '../../api/schemas.ts'
import { carriedOver, keepsAll } from './carried-over.ts'
import { type Draft, onlyValue } from './draft.ts'

/** A complete move that is sent together with those after it. */
export interface Lined {
  readonly draft: Draft
  /** The choices after it. */
  readonly after: readonly Choice[]
  /** What it changes in the view, with those before it. */
  readonly patch: Schemas['Tried']['patch']
}

/** Everything that is composed and not sent yet. */
export interface Unsent {
  readonly lined: readonly Lined[]
  /** The choices that the chosen piece could mean: the reader picks one of them. */
  readonly narrowed: readonly Choice[]
  /** That piece: the choice that the reader picks begins with it. */
  readonly touched?: Noun
  readonly draft: Draft | undefined
}

/** What is composed, without what the server says of it. */
export interface Composed {
  readonly lined: readonly Draft[]
  readonly narrowed: readonly Choice[]
  readonly draft?: Draft | undefined
}

export const nothing: Unsent = { lined: [], narrowed: [], draft: undefined }

export const isNothing = ({ lined, narrowed, draft }: Unsent): boolean =>
  lined.length === 0 && narrowed.length === 0 && draft === undefined

/** Of how many moves it consists. The choices that a piece could mean count as one. */
const countOf = ({ lined, narrowed, draft }: Composed | Unsent): number =>
  lined.length + (draft === undefined && narrowed.length === 0 ? 0 : 1)

/** Whether all that was composed is still there: each move, with each of its values. */
export function isAllThere(before: Composed, now: Unsent): boolean {
  const drafts = [...now.lined.map(({ draft }) => draft), now.draft]
  const isThere = (draft: Draft | undefined, place: number): boolean => {
    const same = drafts[place]
    return draft === undefined || (same !== undefined && keepsAll(draft, same))
  }
  return countOf(now) >= countOf(before) && [...before.lined, before.draft].every(isThere)
}

/** Whether all of it is one move that leaves nothing to choose. */
export const isOfOneTouch = ({ lined, draft }: Unsent): boolean =>
  lined.length === 0 && draft !== undefined && draft.choice.fields.every((field) => onlyValue(field) !== undefined)

/**
 * Removes what was begun last: the move being composed or, if there is none, the last one lined up, which is composed
 * again.
 */
export function withoutLast({ lined, narrowed, draft }: Unsent): Unsent {
  if (draft !== undefined || narrowed.length > 0) return { ...nothing, lined }
  return { ...nothing, lined: lined.slice(0, -1), draft: lined.at(-1)?.draft }
}

/**
 * The earlier states of a move, in order, reduced to what newer choices still allow. A state that now equals the one
 * after it is left out, because going back to it would change nothing. States with lined-up moves are left out, too,
 * because those moves are tried again separately.
 * @param now the present state, which comes after all of these
 */
export function earlierAmong(past: readonly Unsent[], now: Unsent, choices: readonly Choice[]): readonly Unsent[] {
  if (isNothing(now)) return []
  const still = past
    .filter(({ lined }) => lined.length === 0)
    .flatMap((one): Unsent[] => {
      const next = { ...one, ...stillPossible(one, choices) }
      return isNothing(next) && !isNothing(one) ? [] : [next]
    })
  const inWriting = ({ draft, narrowed }: Unsent) => JSON.stringify([draft?.choice.move, draft?.values, narrowed])
  return still.filter((one, index) => inWriting(one) !== inWriting(still[index + 1] ?? now))
}

/**
 * Whether the second differs from the first only in the value of one field, such as one more of a good.
 * @returns the field
 */
export function fieldChanged(before: Unsent, { lined, draft }: Unsent): string | undefined {
  if (before.lined !== lined || before.draft === undefined || before.draft.choice !== draft?.choice) return undefined
  const { values } = before.draft
  const names = new Set([...Object.keys(values), ...Object.keys(draft.values)])
  const changed = [...names].filter((name) => values[name] !== draft.values[name])
  return changed.length === 1 ? changed[0] : undefined
}

/** What is still possible among newer choices, of the move being composed and of the choices offered. */
export const stillPossible = (
  { narrowed, draft }: Pick<Unsent, 'narrowed' | 'draft'>,
  choices: readonly Choice[],
): Pick<Unsent, 'narrowed' | 'draft'> => ({
  narrowed: narrowed.flatMap((choice) => carriedOver({ choice, values: {} }, choices)?.choice ?? []),
  draft: draft && carriedOver(draft, choices),
})
