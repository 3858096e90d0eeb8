/**
 * Tests of random matches and random input are small in every run and large by hand: `npm run test:long`
 * (docs/testing.md). LONG=1 is the size before a release, LONG=10 ten times that.
 */
const size = Number(process.env.LONG ?? 0)
export const isLong = size > 0

/** How often a random test is repeated: in every run, and in a long one. */
export const times = (inEveryRun: number, atLength: number): number =>
  isLong ? Math.ceil(atLength * size) : inEveryRun
