import { createHmac } from 'node:crypto'
import type { Dice } from '../kit/dice.ts'

const bytesPerDraw = 6
const range = 2 ** (8 * bytesPerDraw)

/**
 * Dice for playouts and study, not for matches (those are the journal's, with a sealed seed). Each list of words gives
 * its own sequence: the bytes of HMAC-SHA256(words, 0), HMAC-SHA256(words, 1) and so on, six for a draw, by rejection
 * sampling, so that no number is likelier than another.
 */
export function seededDice(...words: (string | number)[]): Dice {
  const key = JSON.stringify(words)
  let blocks = 0
  let block = Buffer.alloc(0)
  const draw = () => {
    if (block.length < bytesPerDraw) block = createHmac('sha256', key).update(String(blocks++)).digest()
    const number = block.readUIntBE(0, bytesPerDraw)
    block = block.subarray(bytesPerDraw)
    return number
  }
  return {
    below(limit) {
      if (!Number.isInteger(limit) || limit < 1) throw new RangeError(`dice cannot draw below ${limit}`)
      const fair = range - (range % limit)
      let number = draw()
      while (number >= fair) number = draw()
      return number % limit
    },
  }
}
