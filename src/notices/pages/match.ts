import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { escapeMarkup } from '../../games/kit/markup.ts'
import type { Language } from '../../games/kit/wording.ts'
import { words } from '../locales/index.ts'
import { type HtmlPage, sendPage } from './page.ts'
import { matchScript, pageScript } from './script.ts'

/** Signs in for one match by the token after the `#`. */
const byPass = `${pageScript}${matchScript}
attempt(async () => {
  const entered = await ask('POST', '/v1/sessions/by-match-link', { token: location.hash.slice(1) })
  signedIn(entered)
  await show(entered.match)
})
`

/** Signs in by password, or registers an account. An invitation, if any, follows the `#`. */
const bySigningIn = `${pageScript}${matchScript}
form(say.signIn, [['email', 'email'], ['password', 'password']], async (credentials) => {
  signedIn(await ask('POST', '/v1/sessions', credentials))
  await show(page.dataset.match, location.hash.slice(1) || undefined)
})
form(say.register, [['name', 'text'], ['email', 'email'], ['password', 'password']], async (account) => {
  await ask('POST', '/v1/accounts', { ...account, language: document.documentElement.lang })
  add('p', say.registered)
})
`

/**
 * The pages of a match, until there is a client for browsers: the one that a mail opens, signed in for that match
 * alone, and the one for everybody else, with or without an invitation. Opening either changes nothing, because mail
 * scanners follow links.
 */
export function matchPageRoutes(): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/links/match', { schema: { hide: true } }, async ({ language }, reply) =>
      sendPage(reply, matchPage(language, byPass)),
    )

    app.get(
      '/matches/:match',
      { schema: { hide: true, params: z.strictObject({ match: z.uuid() }) } },
      async ({ params: { match }, language }, reply) => sendPage(reply, matchPage(language, bySigningIn, match)),
    )
  }
}

function matchPage(language: Language, script: string, match = ''): HtmlPage {
  const { page } = words[language]
  return {
    language,
    title: page.match.title,
    body: [
      `<section data-match="${match}" data-words="${escapeMarkup(JSON.stringify(page.match))}"></section>`,
      `<noscript><p>${escapeMarkup(page.match.withoutScript)}</p></noscript>`,
    ].join('\n'),
    script,
    showsPictures: true,
  }
}
