import { pick } from '../../src/games/kit/dice.ts'
import { seededDice } from '../../src/games/playout/seeded-dice.ts'

/**
 * Tests of random matches and random input are small in every run and large by hand: `npm run test:long`
 * (docs/testing.md). LONG=1 is the size before a release, LONG=10 ten times that.
 */
const size = Number(process.env.LONG ?? 0)
export const isLong = size > 0

/** How often a random test is repeated: in every run, and in a long one. */
export const times = (inEveryRun: number, atLength: number): number =>
  isLong ? Math.ceil(atLength * size) : inEveryRun

const { TEST_SEED } = process.env
const seed = TEST_SEED ?? Math.random()

/**
 * What a test in the browser takes of several things that are alike, such as the boards of three games: one in every run,
 * drawn by the run's seed, and all of them at length.
 * @param test its name: each draws for itself, so that a run sees something of everything
 */
export const oneInEveryRun = <Thing>(test: string, things: readonly Thing[]): readonly Thing[] => {
  const drawn = pick(seededDice(test, seed), things)
  return isLong || drawn === undefined ? things : [drawn]
}

/** The same where a run has a seed, as CI's has. All of them where somebody runs the test by hand. */
export const oneWithSeed = <Thing>(test: string, things: readonly Thing[]): readonly Thing[] =>
  TEST_SEED === undefined ? things : oneInEveryRun(test, things)
