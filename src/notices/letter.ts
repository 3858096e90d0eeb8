import type { Language } from '../games/kit/wording.ts'
import { escapeHtml } from './html.ts'

/** A part of a mail's body. Text and HTML are made from the same blocks, so that they say the same. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  /** What is there to be kept, not to be read. */
  | { readonly kind: 'fine-print'; readonly lines: readonly string[] }

export const text = (sentence: string): Block => ({ kind: 'text', text: sentence })
export const heading = (words: string): Block => ({ kind: 'heading', text: words })
export const list = (items: readonly string[]): Block => ({ kind: 'list', items })
export const link = (label: string, url: string): Block => ({ kind: 'link', label, url })
export const finePrint = (lines: readonly string[]): Block => ({ kind: 'fine-print', lines })

/** Who gets a mail, and how they want it. */
export interface Recipient {
  readonly name: string
  readonly address: string
  readonly language: Language
  readonly timeZone: string
}

/** What a topic has to say, to whom. */
export interface Letter {
  readonly to: Recipient
  readonly subject: string
  readonly body: readonly Block[]
  /** Set for mails about matches: they can be switched off, and those about one match thread. */
  readonly about?: { readonly match?: string; readonly account: string }
}

export function renderText(body: readonly Block[]): string {
  return `${body.map(blockAsText).join('\n\n')}\n`
}

function blockAsText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'heading':
      return block.text
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n')
    case 'link':
      return `${block.label}\n${block.url}`
    case 'fine-print':
      return block.lines.join('\n')
    default:
      return block satisfies never
  }
}

/** The style of every mail; constant, so that the inbox's Content-Security-Policy can name it. */
export const mailStyle = `
body { margin: 0; padding: 1.5em; color: #1c2b36; background: #fff; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 38em; margin: 0 auto; }
h2 { margin: 1.5em 0 .25em; font-size: 1em; }
ul { margin: .25em 0; padding-left: 1.25em; }
a { color: #0b5c8a; }
.fine-print { color: #5b6b76; font-size: .8em; overflow-wrap: anywhere; }
`

export function renderHtml(body: readonly Block[], language: Language): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><style>${mailStyle}</style></head><body><main>`,
    ...body.map(blockAsHtml),
    '</main></body></html>',
  ].join('\n')
}

function blockAsHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p>${escapeHtml(block.text)}</p>`
    case 'heading':
      return `<h2>${escapeHtml(block.text)}</h2>`
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
    case 'link':
      return `<p>${escapeHtml(block.label)}<br><a href="${escapeHtml(block.url)}">${escapeHtml(block.url)}</a></p>`
    case 'fine-print':
      return `<p class="fine-print">${block.lines.map(escapeHtml).join('<br>')}</p>`
    default:
      return block satisfies never
  }
}
