import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { escapeHtml } from '../html.ts'
import { words } from '../locales/index.ts'
import { sendPage } from './page.ts'

/** Signs in by the token behind the `#`, and shows what the API says of the match: the position, what is asked, what happened. */
const script = `
const page = document.querySelector('section')
const language = { 'accept-language': document.documentElement.lang }
async function enter() {
  const headers = { ...language, 'content-type': 'application/json' }
  const body = JSON.stringify({ token: location.hash.slice(1) })
  const answer = await fetch('/v1/sessions/by-match-link', { method: 'POST', headers, body })
  const entered = await answer.json()
  if (!answer.ok) throw new Error(entered.title)
  const signedIn = { ...language, authorization: 'Bearer ' + entered.accessToken }
  const get = (path) => fetch('/v1/matches/' + entered.match + path, { headers: signedIn })
  const match = await (await get('')).json()
  document.querySelector('h1').textContent = match.name || document.title
  const news = match.result ? [match.result.says] : match.decisions.map((open) => open.player + ': ' + open.asks + ' ' + open.says)
  tell('ul', news)
  if (match.version === 0) return
  const picture = await get('/picture?format=svg')
  if (picture.ok) {
    const image = page.appendChild(document.createElement('img'))
    image.src = URL.createObjectURL(await picture.blob())
    image.alt = ''
  }
  const since = Math.max(0, match.version - 20)
  const journal = await (await get('/journal?since=' + since)).json()
  page.appendChild(document.createElement('h2')).textContent = page.dataset.happened
  tell('ol', journal.items.flatMap((entry) => entry.says))
}
function tell(kind, lines) {
  const list = page.appendChild(document.createElement(kind))
  for (const line of lines) if (line) list.appendChild(document.createElement('li')).textContent = line
}
enter().catch((fault) => {
  page.textContent = page.dataset.failed + ' ' + fault.message
})
`

/**
 * The page that a mail about a match opens, signed in for that match alone. It changes nothing, so that a program that scans
 * mails may open it; a client of one's own can take the token from the link as well.
 */
export function matchPageRoutes(): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/links/match',
      schema: { hide: true },
      handler: async ({ language }, reply) => {
        const say = words[language].matchPage
        return sendPage(reply, {
          language,
          title: say.title,
          body: [
            `<section data-happened="${escapeHtml(say.happened)}" data-failed="${escapeHtml(say.failed)}"></section>`,
            `<noscript><p>${escapeHtml(say.withoutScript)}</p></noscript>`,
          ].join('\n'),
          script,
          showsPictures: true,
        })
      },
    })
  }
}
