import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { escapeMarkup } from '../../games/kit/markup.ts'
import { type OneTimeLink, oneTimeLinks } from '../links/links.ts'
import { words } from '../locales/index.ts'
import { sendPage } from './page.ts'
import { matchScript, pageScript } from './script.ts'

const purposes = ['confirm', 'sign-in', 'change-address'] as const satisfies readonly OneTimeLink[]

/** Sends the token after the `#` to the route that the page names. The answer may contain tokens and is never shown. */
const script = `${pageScript}${matchScript}
button(page.dataset.button, async () => {
  const answer = await ask('POST', page.dataset.route, { token: location.hash.slice(1) })
  page.replaceChildren()
  add('p', page.dataset.done)
  if (answer?.accessToken === undefined) return
  signedIn(answer)
  const { items } = await ask('GET', '/v1/matches?mine=true')
  add('h2', say.yourMatches)
  if (items.length === 0) add('p', say.noMatches)
  for (const { id, name, game } of items) button(name || game, () => show(id))
})
`

/**
 * The pages that mailed links open. Opening one does nothing, because mail scanners follow links; its button sends the
 * token to the API, as any client could.
 */
export function oneTimeLinkRoutes(): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/links/:purpose',
      schema: { hide: true, params: z.strictObject({ purpose: z.enum(purposes) }) },
      handler: async ({ params: { purpose }, language }, reply) => {
        const { link, match } = words[language].page
        const data = {
          route: oneTimeLinks[purpose],
          button: link.button[purpose],
          done: link.done[purpose],
          words: JSON.stringify({ ...match, failed: link.failed }),
        }
        const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${escapeMarkup(value)}"`)
        return sendPage(reply, {
          language,
          title: link.title[purpose],
          body: [
            `<section ${attributes.join(' ')}></section>`,
            `<noscript><p>${escapeMarkup(link.withoutScript)}</p></noscript>`,
          ].join('\n'),
          script,
          showsPictures: true,
        })
      },
    })
  }
}
