import { z } from 'zod'

const chatFormats = ['discord', 'slack'] as const

/** The shape in which notices are posted. */
export const WebhookFormat = z
  .enum(['paquebot', ...chatFormats])
  .describe(
    '`paquebot`: JSON with ids, signed. `discord` and `slack`: a sentence in your language with a link to the match, as incoming webhooks of these chats take it; not signed.',
  )

export type ChatFormat = (typeof chatFormats)[number]

/** The chat whose shape a stored format is; undefined for our own. */
export const chatFormatOf = (stored: string): ChatFormat | undefined => chatFormats.find((format) => format === stored)
