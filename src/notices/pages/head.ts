import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { escapeMarkup, withCode } from '../../games/kit/markup.ts'
import { sendPage } from '../../platform/http/html-page.ts'
import { words } from '../locales/index.ts'

/** Shows the head that follows the `#`, field by field. */
const script = `
const [match, version, hash, key, signature] = location.hash.slice(1).split('/')
const fields = { match, version, hash, key, signature }
document.querySelector('pre').textContent = Object.entries(fields).map((field) => field.join(' ')).join('\\n')
`

/** The page of a signed head, which every mail of a match links to. */
export function headPageRoutes(): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/links/head', { schema: { hide: true } }, async ({ language }, reply) => {
      const { title, text, keep } = words[language].page.head
      return sendPage(reply, {
        language,
        title,
        body: `<p>${escapeMarkup(text)}</p><pre></pre><p>${withCode(keep)}</p>`,
        script,
      })
    })
  }
}
