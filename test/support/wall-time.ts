import { expect } from 'vitest'
import { isLong } from './long.ts'

/** Checks a limit of wall time, only by hand (`npm run test:long`): a busy machine meets none. */
export function expectWithin(milliseconds: number, most: number): void {
  if (isLong) expect(milliseconds).toBeLessThan(most)
}
