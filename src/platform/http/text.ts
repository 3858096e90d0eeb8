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

const isControl = (code: number): boolean => code < 32 || (code >= 127 && code < 160)

/** Tab, line feed, carriage return. */
const lineControls = new Set([9, 10, 13])
