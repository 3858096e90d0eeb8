import { Eta } from 'eta'
import type { Language } from '../../games/kit/wording.ts'
import type { Block } from './letter.ts'

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

/** How each kind of block looks. What stands between `<%=` and `%>` is escaped. */
const blocks = {
  text: '<p><%= it.text %></p>',
  title: '<h1><%= it.text %></h1>',
  heading: '<h2><%= it.text %></h2>',
  list: '<ul><% for (const item of it.items) { %><li><%= item %></li><% } %></ul>',
  link: '<p><%= it.label %><br><a href="<%= it.url %>"><%= it.url %></a></p>',
  footnote: '<p class="fine-print"><a href="<%= it.url %>"><%= it.label %></a></p>',
  picture: '<p><img src="cid:<%= it.cid %>" alt="<%= it.alt %>" width="640"></p>',
  'fine-print':
    '<p class="fine-print"><% it.lines.forEach((line, index) => { %><% if (index > 0) { %><br><% } %><%= line %><% }) %></p>',
} as const satisfies Record<Block['kind'], string>

const page = `<!doctype html><html lang="<%= it.language %>"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><style>${mailStyle}</style></head><body><main>
<% for (const block of it.body) { %><%~ include('@' + block.kind, block) %>

<% } %></main></body></html>`

const eta = new Eta({ autoEscape: true, autoTrim: false })
for (const [kind, template] of Object.entries(blocks)) eta.loadTemplate(`@${kind}`, template)
eta.loadTemplate('@page', page)

/** A mail's body as HTML. */
export const renderHtml = (body: readonly Block[], language: Language): string =>
  eta.render('@page', { body, language })
