import { escapeMarkup } from '../../games/kit/markup.ts'
import type { Language } from '../../games/kit/wording.ts'
import type { Block } from './letter.ts'

/** A mail's body as plain text. */
export function renderText(body: readonly Block[]): string {
  return `${body
    .map(blockText)
    .filter((block) => block !== '')
    .join('\n\n')}\n`
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'title':
      return `${block.text}\n${'='.repeat(Math.min(block.text.length, 72))}`
    case 'heading':
      return block.text
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n')
    case 'link':
      return `${block.label}\n${block.url}`
    case 'footnote':
      return `${block.label} ${block.url}`
    case 'picture':
      return ''
    case 'fine-print':
      return block.lines.join('\n')
    default:
      return block satisfies never
  }
}

/**
 * The style of every mail, for a phone as for a wide window, by day and by night; constant, so that the inbox's
 * Content-Security-Policy can name it.
 */
export const mailStyle = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 1.25em; color: #1c2b36; background: #fff; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 38em; margin: 0 auto; overflow-wrap: anywhere; }
h1 { margin: 2em 0 .5em; padding-top: .75em; border-top: 1px solid #c9d2d8; font-size: 1.15em; }
h2 { margin: 1.5em 0 .25em; font-size: 1em; }
ul { margin: .25em 0; padding-left: 1.25em; }
a { color: #0b5c8a; }
img { max-width: 100%; height: auto; }
.fine-print { color: #5b6b76; font-size: .8em; }
@media (prefers-color-scheme: dark) {
  body { color: #e4eaee; background: #14191d; }
  h1 { border-color: #3a464e; }
  a { color: #7cc4ee; }
  .fine-print { color: #9fb0bb; }
}
`

/** A mail's body as HTML. */
export const renderHtml = (
  body: readonly Block[],
  language: Language,
): string => `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><style>${mailStyle}</style></head><body><main>
${body.map((block) => `${blockHtml(block)}\n\n`).join('')}</main></body></html>`

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p>${escapeMarkup(block.text)}</p>`
    case 'title':
      return `<h1>${escapeMarkup(block.text)}</h1>`
    case 'heading':
      return `<h2>${escapeMarkup(block.text)}</h2>`
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</ul>`
    case 'link': {
      const url = escapeMarkup(block.url)
      return `<p>${escapeMarkup(block.label)}<br><a href="${url}">${url}</a></p>`
    }
    case 'footnote':
      return `<p class="fine-print"><a href="${escapeMarkup(block.url)}">${escapeMarkup(block.label)}</a></p>`
    case 'picture':
      return `<p><img src="cid:${escapeMarkup(block.cid)}" alt="${escapeMarkup(block.alt)}" width="640"></p>`
    case 'fine-print':
      return `<p class="fine-print">${block.lines.map(escapeMarkup).join('<br>')}</p>`
    default:
      return block satisfies never
  }
}
