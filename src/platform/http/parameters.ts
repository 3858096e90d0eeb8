import { z } from 'zod'

/**
 * A whole number in an address, as a parameter of its path or its query. Only digits make one: a coercion would also
 * take `0x10` and `1e1`, and nothing at all for 0.
 * @param range the schema of the number itself, which the document shows; give the default there, so that the document
 * shows that, too
 */
export const inDigits = <Range extends z.ZodType<number | undefined>>(range: Range) =>
  z.preprocess((value, context) => {
    if (typeof value !== 'string') return value
    if (/^\d+$/.test(value)) return Number(value)
    context.issues.push({ code: 'custom', message: 'This must be a whole number, in digits.', input: value })
    return z.NEVER
  }, range)

/** Yes or no, as a parameter of a query. */
export const yesOrNo = () =>
  z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' }).meta({ enum: ['true', 'false'] })
