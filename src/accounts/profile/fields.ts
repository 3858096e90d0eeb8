import { z } from 'zod'
import { languages } from '../../games/kit/wording.ts'
import { plainText, uncontrolledText } from '../../platform/http/text.ts'
import { isTimeZone } from '../../platform/time-zone.ts'
import { tidyName } from '../names/name-keys.ts'
import { isEnough } from '../names/suitable.ts'

/** An address for mail, in the form it is kept in. */
export const Address = z.string().max(254).trim().toLowerCase().check(z.email()).meta({
  description: 'An address for mail. Capitals make no difference.',
  example: 'ada@example.org',
})

export const Name = uncontrolledText({ min: 1, max: 40 })
  .overwrite(tidyName)
  .refine(isEnough, 'must contain two letters or digits')
  .meta({
    description:
      'The name others see: two letters or digits at least, or one where a script writes so. No two look alike: case, accents and spaces make no difference, nor do letters of other scripts that look the same. A word is in one script.',
    example: 'Ada L.',
  })

export const Password = z
  .string()
  .min(10)
  .max(200)
  .refine((password) => password.isWellFormed(), 'must be well-formed Unicode')
  .meta({ description: 'At least 10 characters; a sentence is good.', example: 'the packet boat sails at nine' })

export const AccountLanguage = z.enum(languages).meta({
  description: 'The language of mails, and of answers to requests that name none.',
  example: 'fr',
})

export const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, 'must be a time zone of the IANA database')
  .meta({ description: 'A time zone of the IANA database.', example: 'Europe/Paris' })

/** The token in a mailed link. */
export const LinkToken = z
  .string()
  .max(100)
  .meta({ description: 'The token in the mailed link.', example: 'mYw0b3ZzQ1eH0d6bTq2p9tO4mGm0wBq5mJ5m7p4gM1c' })

export const Reason = plainText({ min: 1, max: 500 }).meta({
  description: 'Why, in words that the person will read.',
  example: 'Repeated insults in match names.',
})
