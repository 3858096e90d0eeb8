import { expect } from 'vitest'
import { isLong } from './long.ts'

/** Holds a limit of time by the clock on the wall, by hand alone (`npm run test:long`): a busy machine keeps to none. */
export function expectWithin(milliseconds: number, most: number): void {
  if (isLong) expect(milliseconds).toBeLessThan(most)
}
