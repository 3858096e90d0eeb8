/** A search goes on for longer than any position of a match makes it. */
export class TooManySteps extends Error {
  override readonly name = 'TooManySteps'
}

/** Counts the steps of a search. @returns what takes one @throws TooManySteps there, after the last */
export function stepsUpTo(most: number): () => void {
  let taken = 0
  return () => {
    if (taken++ >= most) throw new TooManySteps(`More than ${most} steps.`)
  }
}
