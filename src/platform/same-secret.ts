import { createHash, timingSafeEqual } from 'node:crypto'

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether a text is this secret. The comparison takes the same time for every text. */
export function sameSecret(secret: string): (given: string) => boolean {
  const expected = digestOf(secret)
  return (given) => timingSafeEqual(digestOf(given), expected)
}
