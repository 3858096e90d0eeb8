import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds; longer than any of the code paths that must not be distinguishable. */
const beat = 250

/**
 * Delays an answer, or an error, to a whole number of beats since its work began. So the time that it takes does not
 * reveal, for example, whether an address has an account.
 */
export async function onTheBeat<Result>(work: () => Promise<Result>): Promise<Result> {
  const since = performance.now()
  try {
    return await work()
  } finally {
    const past = (performance.now() - since) % beat
    await wait(beat - past)
  }
}
