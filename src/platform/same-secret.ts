import { createHash, timingSafeEqual } from 'node:crypto'

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Tells whether a text is this secret, in the same time whatever the text is. */
export function sameSecret(secret: string): (given: string) => boolean {
  const expected = digestOf(secret)
  return (given) => timingSafeEqual(digestOf(given), expected)
}
