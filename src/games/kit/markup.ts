const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What must not stand as it is in an element or an attribute, and what no XML may hold (XML 1.0 §2.2). */
const special = /[&<>"']|[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Text for HTML, SVG and XML, in elements and in quoted attributes alike. */
export const escapeMarkup = (text: string): string =>
  text.replace(special, (character) => entities[character] ?? '\uFFFD')
