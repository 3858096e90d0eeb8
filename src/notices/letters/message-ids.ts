import { createHash } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** The Message-ID of a notice's mail: the same at every attempt. */
export function messageId(noticeKey: string, publicUrl: string): string {
  return `<${digest(`notice/${noticeKey}`)}@${new URL(publicUrl).hostname}>`
}

/**
 * The Message-ID that every mail of one match to one person refers to, so that mail programs show them as one thread.
 */
export function threadId(match: string, account: string, publicUrl: string): string {
  return `<${digest(`thread/${match}/${account}`)}@${new URL(publicUrl).hostname}>`
}
