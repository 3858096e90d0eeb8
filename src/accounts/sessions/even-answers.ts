import { setTimeout as wait } from 'node:timers/promises'

/** Longer than any of the ways takes that must not be told apart. */
const beat = 250

/**
 * Lets an answer go out only on a whole beat since its work began, whatever comes of it: so its time does not tell which
 * way that went, as for an address that has an account and one that has none.
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
