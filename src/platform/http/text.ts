import { z } from 'zod'

/** Text that a database and every client can hold: no NUL, no lone surrogate (JSONB holds neither), no other control. */
export function plainText(limits: { min: number; max: number }) {
  return z
    .string()
    .min(limits.min)
    .max(limits.max)
    .refine((text) => text.isWellFormed() && !hasControl(text), 'must not contain control characters')
}

function hasControl(text: string): boolean {
  return [...text].some((character) => {
    const code = character.codePointAt(0) ?? 0
    return code < 32 || (code >= 127 && code < 160)
  })
}
