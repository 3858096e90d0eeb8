import { z } from 'zod'

/** Yes or no, as a parameter of a query. The document names two words; others, such as `1` or `no`, are taken as well. */
export const yesOrNo = () => z.stringbool().meta({ enum: ['true', 'false'] })
