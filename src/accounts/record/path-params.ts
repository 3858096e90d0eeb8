import { z } from 'zod'
import { plainText } from '../../platform/http/text.ts'

/** The person in a path. */
export const byName = z.strictObject({
  name: plainText({ min: 1, max: 80 }).meta({
    description: 'Their name. Case, accents and spaces make no difference.',
    example: 'Grace H.',
  }),
})

/** The account in a path, for administrators. */
export const byAccount = z.strictObject({
  account: z
    .uuid()
    .toLowerCase()
    .meta({ description: 'The id of the account.', example: '5b0f2f6e-9c41-4d53-8a51-2f1b7b6f3c10' }),
})
