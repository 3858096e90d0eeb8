import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { escapeHtml } from '../html.ts'
import { type OneTimeLink, oneTimeLinks } from '../links.ts'
import { words } from '../locales/index.ts'
import { sendPage } from './page.ts'

const purposes = ['confirm', 'sign-in', 'change-address'] as const satisfies readonly OneTimeLink[]

/** Sends the token behind the `#` to the route that the button names, and shows what the server answers. */
const script = `
const button = document.querySelector('button')
const answer = document.querySelector('pre')
button.addEventListener('click', async () => {
  button.disabled = true
  const response = await fetch(button.dataset.route, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
    body: JSON.stringify({ token: location.hash.slice(1) }),
  }).catch(() => undefined)
  button.disabled = response?.ok === true
  const body = response && (await response.text())
  answer.hidden = false
  answer.textContent = (response?.ok ? answer.dataset.done : answer.dataset.failed) + '\\n\\n' + (body ?? '')
})
`

/**
 * The pages that mailed links open. Opening one does nothing, for programs that scan mails follow links; its button sends
 * the token to the API, as any client could.
 */
export function oneTimeLinkRoutes(): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/links/:purpose',
      schema: { hide: true, params: z.strictObject({ purpose: z.enum(purposes) }) },
      handler: async ({ params: { purpose }, language }, reply) => {
        const say = words[language].linkPage
        return sendPage(reply, {
          language,
          title: say.title[purpose],
          body: [
            `<p><button data-route="${oneTimeLinks[purpose]}">${escapeHtml(say.button[purpose])}</button></p>`,
            `<pre hidden data-done="${escapeHtml(say.done)}" data-failed="${escapeHtml(say.failed)}"></pre>`,
            `<noscript><p>${escapeHtml(say.withoutScript)}</p></noscript>`,
          ].join('\n'),
          script,
        })
      },
    })
  }
}
