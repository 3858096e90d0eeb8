import PostalMime from 'postal-mime'
import type { CaughtMail } from '../../generated/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { openMail } from './seal.ts'

/** A caught mail, parsed. */
export interface ReadMail {
  readonly id: number
  readonly at: string
  readonly to: string
  readonly subject: string
  readonly messageId: string
  /** In the order in which they were sent. */
  readonly headers: readonly { readonly name: string; readonly value: string }[]
  readonly text: string
  readonly html: string
  /** What the HTML shows by `cid:`. */
  readonly pictures: readonly { readonly cid: string; readonly png: string }[]
}

/** Decrypts and parses a caught mail. */
export async function readMail(platform: Pick<Platform, 'secrets'>, caught: CaughtMail): Promise<ReadMail> {
  const { id, at, to } = caught
  const mail = await PostalMime.parse(openMail(platform, caught))
  return {
    id: Number(id),
    at: at.toISOString(),
    to,
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    text: mail.text ?? '',
    html: mail.html ?? '',
    pictures: mail.attachments.flatMap(({ contentId, mimeType, content }) =>
      contentId === undefined || mimeType !== 'image/png'
        ? []
        : [{ cid: contentId.slice(1, -1), png: base64(content) }],
    ),
  }
}

const base64 = (content: ArrayBuffer | Uint8Array | string): string =>
  (typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))).toString('base64')
