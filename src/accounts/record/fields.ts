import { z } from 'zod'
import { languages } from '../../games/kit/wording.ts'
import { plainText, uncontrolledText } from '../../platform/http/text.ts'
import { tidyName } from '../names/name-keys.ts'
import { isEnough } from '../names/suitable.ts'

/** A mail address, normalized as it is stored. */
export const Address = z.string().max(254).trim().toLowerCase().check(z.email()).meta({
  description: 'A mail address. Case makes no difference.',
  example: 'ada@example.org',
})

export const Name = uncontrolledText({ min: 1, max: 40 })
  .overwrite(tidyName)
  .refine(isEnough, 'This must contain two letters or digits.')
  .meta({
    description:
      'The name others see. It has at least two letters or digits, or one in a script where one is a word. No two names may look alike: case, accents, spaces and similar letters of other scripts make no difference. Each word uses one script.',
    example: 'Ada L.',
  })

export const Password = z
  .string()
  .min(10)
  .max(200)
  .refine((password) => password.isWellFormed(), 'This must be well-formed Unicode.')
  .meta({ description: 'At least 10 characters; a sentence is good.', example: 'the packet boat sails at nine' })

export const AccountLanguage = z.enum(languages).meta({
  description: 'The language of mails, and of answers to requests that name no language.',
  example: 'fr',
})

/** A page of the client, which a mailed link carries along: only a path, so that no mail leads to another site. */
export const PageAfter = z
  .string()
  .max(500)
  .regex(/^\/(?!\/)[\w\-.~!$&'()*+,;=:@/?#%]*$/, 'This must be a path of this server.')
  .meta({
    description:
      'The page to open after the mailed link was followed. The link carries its fragment behind the `#`, so no log contains it.',
    example: '/find?game=hamlet',
  })

/** The token in a mailed link. */
export const LinkToken = z
  .string()
  .max(100)
  .meta({ description: 'The token in the mailed link.', example: 'mYw0b3ZzQ1eH0d6bTq2p9tO4mGm0wBq5mJ5m7p4gM1c' })

export const Reason = plainText({ min: 1, max: 500 }).meta({
  description: 'Why. The person will read it.',
  example: 'Repeated insults in match names.',
})
