const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Characters that must be escaped in elements or attributes, and those that XML does not allow (XML 1.0 §2.2). */
const special = /[&<>"']|[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Escapes text for HTML, SVG and XML, both in elements and in quoted attributes. */
export const escapeMarkup = (text: string): string =>
  text.replace(special, (character) => entities[character] ?? '\uFFFD')

/** A text for HTML, with what stands between backticks as code. */
export const withCode = (text: string): string => escapeMarkup(text).replace(/`([^`]+)`/g, '<code>$1</code>')
