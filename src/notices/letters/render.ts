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
    case 'quote':
      return linesOf(block.text)
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')
    case 'title':
      return `${block.text}\n${'='.repeat(Math.min(block.text.length, 72))}`
    case 'heading':
      return block.text
    case 'list':
    case 'description':
      return block.items.map(itemText).join('\n')
    case 'action':
      return [block.label, block.url, ...(block.note === undefined ? [] : [block.note])].join('\n')
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

/** All lines of an item stand behind its dash: those that a person wrote must not look like the server's. */
const itemText = (item: string): string =>
  linesOf(item)
    .map((line, number) => `${number === 0 ? '- ' : '  '}${line}`.trimEnd())
    .join('\n')

/** The lines of a text, whichever breaks between lines it has (UAX 14, BK and CR). */
const linesOf = (words: string): string[] => words.split(/\r\n|[\n\r\u2028\u2029]/)

/** A text with its lines as HTML, where the style keeps them. */
const linesHtml = (words: string): string => escapeMarkup(linesOf(words).join('\n'))

/**
 * The style of every mail, in the colours of the client (`web/src/ui/tokens.css`), for a phone as for a wide window, by
 * day and by night. Mail programs know no `light-dark()`. Constant, so that the inbox's Content-Security-Policy can name
 * it.
 */
export const mailStyle = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 1em .5em; color: #27231c; background: #f6f0e2; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 38em; margin: 0 auto; padding: .75em 1.5em; border-radius: .5em; background: #fffdf7; overflow-wrap: anywhere; }
h1 { margin: 2em 0 .5em; padding-top: .75em; border-top: 1px solid #cfc4aa; font-size: 1.15em; }
h2 { margin: 1.5em 0 .25em; font-size: 1em; }
ul { margin: .25em 0; padding-left: 1.25em; }
blockquote { margin: .25em 0; padding-left: .75em; border-left: .2em solid #cfc4aa; }
blockquote, li { white-space: pre-line; }
a { color: #1f4e5f; }
img { display: block; max-width: 100%; height: auto; border-radius: .25em; }
.action { display: inline-block; margin-top: .5em; padding: .6em 1.25em; border-radius: .4em; color: #fff; background: #1f4e5f; font-weight: 600; text-decoration: none; }
.small { color: #665f50; font-size: .875em; }
.footnote { margin: .5em 0; }
:not(.footnote) + .footnote { margin-top: 2em; padding-top: 1em; border-top: 1px solid #cfc4aa; }
@media (prefers-color-scheme: dark) {
  body { color: #ece7da; background: #1b1d1c; }
  main { background: #262927; }
  h1, blockquote, :not(.footnote) + .footnote { border-color: #454a46; }
  a { color: #8cc4d6; }
  .action { color: #10252d; background: #8cc4d6; }
  .small { color: #b0aa9b; }
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
    case 'quote':
      return `<blockquote>${linesHtml(block.text)}</blockquote>`
    case 'title':
      return `<h1>${escapeMarkup(block.text)}</h1>`
    case 'heading':
      return `<h2>${escapeMarkup(block.text)}</h2>`
    case 'list':
      return `<ul>${items(block.items)}</ul>`
    case 'description':
      return `<ul class="small">${items(block.items)}</ul>`
    case 'action': {
      const note = block.note === undefined ? '' : `<p class="small">${escapeMarkup(block.note)}</p>`
      return `<p>${linkHtml(block, 'class="action" ')}</p>${note}`
    }
    case 'link':
      return `<p>${linkHtml(block)}</p>`
    case 'footnote':
      return `<p class="small footnote">${linkHtml(block)}</p>`
    case 'picture':
      return `<p><img src="cid:${escapeMarkup(block.cid)}" alt="${escapeMarkup(block.alt)}" width="640"></p>`
    case 'fine-print':
      return `<p class="small">${block.lines.map(escapeMarkup).join('<br>')}</p>`
    default:
      return block satisfies never
  }
}

const items = (sentences: readonly string[]): string => sentences.map((item) => `<li>${linesHtml(item)}</li>`).join('')

/** A link that shows its label, without the colon after which the text has the address. */
function linkHtml({ label, url }: { readonly label: string; readonly url: string }, attributes = ''): string {
  return `<a ${attributes}href="${escapeMarkup(url)}">${escapeMarkup(label.replace(/\s*:$/, ''))}</a>`
}
