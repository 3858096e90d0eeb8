import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escapeMarkup } from '../../games/kit/markup.ts'
import type { Language } from '../../games/kit/wording.ts'

/** In the colours of the client (`web/src/ui/tokens.css`). */
const style = `
:root { color-scheme: light dark; }
body { margin: 0; color: light-dark(#27231c, #ece7da); background: light-dark(#f6f0e2, #1b1d1c); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 48em; margin: 2em auto; padding: 1.5em 2em; background: light-dark(#fffdf7, #262927); border-radius: .4em; }
h1 { margin-top: 0; font-size: 1.4em; }
h2 { margin: 1.5em 0 .4em; font-size: 1.1em; }
ul, ol { margin: 0; padding-left: 1.4em; }
a { color: light-dark(#1f4e5f, #8cc4d6); }
button { padding: .5em 1em; border: 0; border-radius: .4em; color: light-dark(#fff, #10252d); background: light-dark(#1f4e5f, #8cc4d6); font: inherit; cursor: pointer; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .35em .5em; border-bottom: 1px solid light-dark(#cfc4aa, #454a46); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
img { max-width: 100%; }
li { white-space: pre-line; overflow-wrap: anywhere; }
input, textarea { display: block; box-sizing: border-box; width: 100%; font: inherit; }
pre { padding: 1em; background: light-dark(#ece4d1, #131514); border-radius: .4em; white-space: pre-wrap; overflow-wrap: anywhere; }
.rows { padding: 0; list-style: none; }
.rows li { padding: .5em 0; border-bottom: 1px solid light-dark(#cfc4aa, #454a46); }
details { margin-top: 1em; }
summary { cursor: pointer; }
iframe { box-sizing: border-box; width: 100%; height: 75vh; border: 1px solid light-dark(#cfc4aa, #454a46); border-radius: .4em; }
@media (max-width: 40em) { main { margin: 0; padding: 1em; border-radius: 0; } }
`

export interface HtmlPage {
  readonly language: Language
  readonly title: string
  /** HTML, in which everything from outside is escaped. */
  readonly body: string
  readonly script?: string | undefined
  /** Whether the page links pictures of this server, or has them inside, as data. */
  readonly pictures?: 'linked' | 'inside'
  /** The style sheet of a frame in the page: the policy applies to it, too. */
  readonly frameStyle?: string | undefined
}

/** Answers with a page whose policy allows only its own script, style and frame. */
export function sendPage(reply: FastifyReply, page: HtmlPage): FastifyReply {
  const { language, title, body, script, pictures, frameStyle } = page
  const policy = [
    "default-src 'none'",
    `style-src ${[style, frameStyle].flatMap((css) => (css === undefined ? [] : [sourceHash(css)])).join(' ')}`,
    ...(script === undefined ? [] : [`script-src ${sourceHash(script)}`]),
    ...(pictures === 'linked' ? ["img-src 'self'"] : []),
    ...(pictures === 'inside' || frameStyle !== undefined ? ['img-src data:'] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return reply
    .headers({
      'content-security-policy': policy.join('; '),
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'content-language': language,
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
        '<meta name="viewport" content="width=device-width, initial-scale=1">' +
        `<title>${escapeMarkup(title)}</title><style>${style}</style></head>` +
        `<body><main><h1>${escapeMarkup(title)}</h1>\n${body}</main>` +
        `${script === undefined ? '' : `<script>${script}</script>`}</body></html>`,
    )
}

/** The hash by which a Content-Security-Policy allows an inline style sheet or script. */
function sourceHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}
