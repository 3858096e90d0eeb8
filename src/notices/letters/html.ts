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
