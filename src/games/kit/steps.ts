/** A search takes more steps than any position of a match requires. */
export class TooManySteps extends Error {
  override readonly name = 'TooManySteps'
}

/** Counts the steps of a search. @returns a function that counts one step, and throws TooManySteps after the last */
export function stepsUpTo(most: number): () => void {
  let taken = 0
  return () => {
    if (taken++ >= most) throw new TooManySteps(`More than ${most} steps.`)
  }
}
