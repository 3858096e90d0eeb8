import { z } from 'zod'

/** An answer without a body. @param description what it means */
export const noBody = (description: string) => z.undefined().describe(description)
