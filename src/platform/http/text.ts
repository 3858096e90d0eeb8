import { z } from 'zod'

/**
 * Text that the database and every client can store: no NUL or lone surrogate (JSONB allows neither), no other control.
 */
export const uncontrolledText = (limits: LengthLimits) => textWithout(limits, isControl)

/**
 * The same on one line, without characters that change the direction of writing and so of the text that follows. A text
 * that must not be empty has something to see.
 */
export const plainText = (limits: LengthLimits) => seenText(limits, leavesItsLine)

/** Like `plainText`, with any number of lines, and in any direction. */
export const longText = (limits: LengthLimits) => seenText(limits, (code) => isControl(code) && !lineControls.has(code))

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
      'This must not contain control characters.',
    )
}

/** What is too short is not called blank as well. */
const seenText = (limits: LengthLimits, isUnwelcome: (code: number) => boolean) =>
  textWithout(limits, isUnwelcome).refine(
    (text) => limits.min === 0 || text === '' || !isBlank(text),
    'This must not be blank.',
  )

/** Whether nothing of a text is seen: it is empty, or of white space and characters without a shape. */
export const isBlank = (text: string): boolean => /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text)

/** Makes a text from outside fit `plainText`: removes forbidden characters, and cuts it off. */
export function plain(text: string, most: number): string {
  const welcome = [...text].filter((character) => !leavesItsLine(character.codePointAt(0) ?? 0))
  return welcome.join('').slice(0, most).toWellFormed()
}

const isControl = (code: number): boolean => code < 32 || (code >= 127 && code < 160)

/** Controls, line and paragraph separators, and characters that change the direction of writing (UAX 9 §2). */
const leavesItsLine = (code: number): boolean =>
  isControl(code) || (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069)

/** Tab, line feed, carriage return. */
const lineControls = new Set([9, 10, 13])

/** The text of a message to others. */
export const MessageText = longText({ min: 1, max: 2000 })
