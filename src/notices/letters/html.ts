import { createHash } from 'node:crypto'
import { escapeMarkup } from '../../games/kit/markup.ts'

/** Text as HTML, with its web addresses as links. */
export function linkedHtml(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => {
      const escaped = escapeMarkup(part)
      return index % 2 === 1 ? `<a href="${escaped}" rel="noreferrer">${escaped}</a>` : escaped
    })
    .join('')
}

/** The hash by which a Content-Security-Policy allows an inline style sheet or script. */
export function sourceHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}
