import { z } from 'zod'

/** What later requests need of earlier answers. */
export const WithId = z.object({ id: z.uuid() })
export const Items = z.object({ items: z.array(WithId) })
export const StudyAnswer = z.looseObject({ seat: z.int(), choices: z.array(z.object({ example: z.looseObject({}) })) })
export const StudyLinkAnswer = z.object({ token: z.string(), url: z.string() })
