import { z } from 'zod'

/** Text that a database and every client can hold: no NUL, no lone surrogate (JSONB holds neither), no other control. */
export const plainText = (limits: Limits) => textWithout(limits, isControl)

/** As `plainText`, of any number of lines. */
export const longText = (limits: Limits) => textWithout(limits, (code) => isControl(code) && !lineControls.has(code))

interface Limits {
  readonly min: number
  readonly max: number
}

function textWithout({ min, max }: Limits, isUnwelcome: (code: number) => boolean) {
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
  const welcome = [...text].filter((character) => !isControl(character.codePointAt(0) ?? 0))
  return welcome.join('').slice(0, most).toWellFormed()
}

const isControl = (code: number): boolean => code < 32 || (code >= 127 && code < 160)

/** Tab, line feed, carriage return. */
const lineControls = new Set([9, 10, 13])
