/**
 * Tests of random matches and random input are small in every run and large by hand: `npm run test:long` (docs/testing.md).
 * LONG=1 is as large as before a release, LONG=10 ten times as large.
 */
const size = Number(process.env.LONG ?? 0)
export const isLong = size > 0

/** How often something random is tried: in every run, and at length. */
export const times = (inEveryRun: number, atLength: number): number =>
  isLong ? Math.ceil(atLength * size) : inEveryRun
