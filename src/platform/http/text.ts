import { z } from 'zod'

/** Text that a database and every client can hold: no NUL, no lone surrogate (JSONB holds neither), no other control. */
export const uncontrolledText = (limits: LengthLimits) => textWithout(limits, isControl)

/** The same in one line, which turns no writing around: what follows it on a page or in a mail reads as it is written. */
export const plainText = (limits: LengthLimits) => textWithout(limits, leavesItsLine)

/** As `plainText`, of any number of lines. */
export const longText = (limits: LengthLimits) =>
  textWithout(limits, (code) => isControl(code) && !lineControls.has(code))

interface LengthLimits {
  readonly min: number
  readonly max: number
}

function textWithout({ min, max }: LengthLimits, isUnwelcome: (code: number) => boolean) {
  return z
    .string()
    .min(min)
    .max(max)
    .refine(
      (text) => text.isWellFormed() && ![...text].some((character) => isUnwelcome(character.codePointAt(0) ?? 0)),
      'must not contain control characters',
    )
}

/** A text of somebody else's as `plainText` may be: without what it must not contain, and cut off at its end. */
export function plain(text: string, most: number): string {
  const welcome = [...text].filter((character) => !leavesItsLine(character.codePointAt(0) ?? 0))
  return welcome.join('').slice(0, most).toWellFormed()
}

const isControl = (code: number): boolean => code < 32 || (code >= 127 && code < 160)

/** Controls, separators of lines and paragraphs, and what embeds, overrides or isolates a direction of writing (UAX 9 §2). */
const leavesItsLine = (code: number): boolean =>
  isControl(code) || (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069)

/** Tab, line feed, carriage return. */
const lineControls = new Set([9, 10, 13])
