import PostalMime from 'postal-mime'
import { job } from '../../platform/threads/job.ts'

/** What a report says about the delivery of a mail. */
export interface Report {
  /** Given up (5.x.x), or only late (4.x.x). */
  readonly action: 'failed' | 'delayed'
  /** RFC 3463, such as 5.1.1. */
  readonly status: string
}

const tokenInAddress = /\+([\w-]{43})@/
/** In characters. No mail server writes more headers; anybody may post a body that is nothing but headers. */
const longestHead = 128 * 1024

/**
 * The token of the mail that a report is about. It is part of the address that the report was mailed to, which is in
 * one of these headers; what the report quotes comes after the headers and is not read.
 */
export function tokenIn(raw: string): string | undefined {
  const [head = ''] = raw.slice(0, longestHead).split(/\r?\n\r?\n/, 1)
  const headers = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const recipients = headers.filter((header) => /^(?:delivered-to|x-original-to|envelope-to|to):/i.test(header))
  return recipients.flatMap((header) => tokenInAddress.exec(header)?.[1] ?? [])[0]
}

/** Reads a delivery status notification (RFC 3464). @returns undefined if it is not one, or reports success */
export async function readReport(raw: string): Promise<Report | undefined> {
  const { attachments } = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' })
  const part = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')
  if (typeof part?.content !== 'string') return undefined
  const fields = part.content.replace(/\r?\n[ \t]+/g, ' ')
  const field = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(fields)?.[1]?.trim()
  const action = field('Action')?.toLowerCase()
  const status = /^[45]\.\d{1,3}\.\d{1,3}/.exec(field('Status') ?? '')?.[0]
  if ((action !== 'failed' && action !== 'delayed') || status === undefined) return undefined
  return { action, status: moreExact(status, field('Diagnostic-Code')) }
}

/** Reads a report on another thread: anybody who knows a token can send one that takes minutes to read. */
export const readReportAside = job(import.meta.url, 'readReportAside', readReport)

/** Some mail systems report "5.0.0" for everything, and quote the server that gave an exact code. */
function moreExact(status: string, diagnostic: string | undefined): string {
  const quoted = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(diagnostic ?? '')?.[0]
  return status.endsWith('.0.0') && quoted !== undefined ? quoted : status
}
