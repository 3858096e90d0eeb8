import type { TurnedClock } from './world.ts'

/** The story of each match, in the order in which they were opened. */
export interface Chronicle {
  readonly notes: ReadonlyMap<string, readonly string[]>
  /** Records that a match was opened. */
  begin(match: string): void
  /** Records what happened in a match today; a match that is not known yet begins with it. */
  note(match: string, what: string): void
}

export function chronicleBy({ now }: Pick<TurnedClock, 'now'>): Chronicle {
  const notes = new Map<string, string[]>()
  return {
    notes,
    begin: (match) => notes.set(match, []),
    note(match, what) {
      notes.set(match, [...(notes.get(match) ?? []), `${now().toISOString().slice(5, 10)} ${what}`])
    },
  }
}
