import { z } from 'zod'

/** Yes or no, as a parameter of a query. */
export const yesOrNo = () =>
  z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' }).meta({ enum: ['true', 'false'] })
