import { createHash } from 'node:crypto'
import { escapeMarkup } from '../../games/kit/markup.ts'

/** Text in which addresses of the web can be followed. */
export function linkedHtml(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => {
      const escaped = escapeMarkup(part)
      return index % 2 === 1 ? `<a href="${escaped}" rel="noreferrer">${escaped}</a>` : escaped
    })
    .join('')
}

/** How a Content-Security-Policy names a style sheet or a script that stands in the page. */
export function sourceHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}
