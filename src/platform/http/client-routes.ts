import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { escapeMarkup } from '../../games/kit/markup.ts'
import type { Language } from '../../games/kit/wording.ts'
import { installed } from '../installation.ts'
import type { Platform } from '../platform.ts'
import { acceptedKind } from './content-negotiation.ts'

/** The pages of a match: as it is, and as it was. */
const matchPages: readonly string[] = ['/matches/:match', '/matches/:match/replay']

/**
 * The addresses of the client's pages, as `web/src/main.tsx` routes them. One more, of shared studies, is answered by
 * the studies, which know whether the link still works.
 */
export const clientPages: readonly string[] = [
  '/',
  '/sign-in',
  '/sign-up',
  '/find',
  '/open',
  '/wishes',
  '/imprint',
  '/privacy',
  '/settings',
  '/people/:name',
  ...matchPages,
  '/games/:game',
  '/games/:game/rules',
  '/games/:game/reference',
  '/games/:game/lesson',
  '/administration',
  '/administration/:area',
  '/administration/matches/:match',
  '/studies',
  '/studies/:study',
  '/studies/:study/position',
  '/links/match',
  '/links/confirm',
  '/links/sign-in',
  '/links/change-address',
]

/** Files of this server alone, no script or style within a page, and no frames around it (CSP Level 3). */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The service worker asks this server alone, and loads no script. */
const workerPolicy = "default-src 'none'; connect-src 'self'"

const pageHeaders = {
  'content-security-policy': policy,
  // Other sites must not learn the addresses of matches and the links of mails.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
}

const year = 365 * 24 * 3600

/** The folder of the built client; undefined if it was not built. */
export function builtClient(): string | undefined {
  const folder = fileURLToPath(installed('dist/web/'))
  return existsSync(`${folder}index.html`) ? folder : undefined
}

/**
 * The client for browsers: one page that finds its way by the address, and its files, whose names change with their
 * content. Without a built client, the first page is that of the API.
 */
export function clientRoutes({
  client: folder,
  configuration,
}: Pick<Platform, 'client' | 'configuration'>): FastifyPluginAsync {
  return async (app) => {
    if (folder === undefined) {
      app.get('/', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/docs'))
      return
    }
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      preCompressed: true,
      globIgnore: ['**/*.br', '**/*.gz', 'index.html'],
      cacheControl: false,
      setHeaders: (reply, file) => {
        const isNamedByContent = file.includes('/assets/')
        reply.header('cache-control', isNamedByContent ? `public, max-age=${year}, immutable` : 'no-cache')
        // A service worker has a policy of its own.
        if (path.basename(file).startsWith('worker.js')) reply.header('content-security-policy', workerPolicy)
      },
    })
    const unwritten = [
      ...(configuration.imprintFile === undefined ? ['/imprint'] : []),
      ...(configuration.privacyFile === undefined ? ['/privacy'] : []),
    ]
    for (const page of matchPages) {
      app.get<{ Params: { match: string } }>(page, { schema: { hide: true } }, async ({ params, url }, reply) => {
        const version = new URL(url, 'http://paquebot').searchParams.get('version') ?? ''
        const at = /^\d{1,9}$/.test(version) ? `?version=${version}` : ''
        return sendClient(reply, folder, `/matches/${encodeURIComponent(params.match)}/read${at}`)
      })
    }
    for (const page of clientPages.filter((one) => !matchPages.includes(one) && !unwritten.includes(one))) {
      app.get(page, { schema: { hide: true } }, async (_request, reply) =>
        reply.headers(pageHeaders).sendFile('index.html'),
      )
    }
  }
}

/**
 * Whether somebody looks for a page in their browser at an address that the API does not have. Programs get a problem.
 */
export function looksForPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const isApi = /^\/v1(?:[/?]|$)/.test(url)
  return !isApi && acceptedKind(headers.accept, { problem: 'application/json', page: 'text/html' }) === 'page'
}

/** Answers an unknown address with the page of the client, which says that there is none. */
export const sendNoPage = (reply: FastifyReply, folder: string): Promise<FastifyReply> =>
  sendClient(reply.status(404), folder)

/**
 * Answers with the page of the client, which finds its way by the address.
 * @param readAt where a browser without script can read what the page shows
 */
export async function sendClient(reply: FastifyReply, folder: string, readAt?: string): Promise<FastifyReply> {
  const page = await readFile(`${folder}index.html`, 'utf8')
  const links = Object.entries(readWithoutScript).map(
    ([language, text]) => `<a lang="${language}" href="${escapeMarkup(readAt ?? '')}">${text}</a>`,
  )
  return reply
    .headers({ ...pageHeaders, 'cache-control': 'no-cache' })
    .type('text/html; charset=utf-8')
    .send(readAt === undefined ? page : page.replace('</noscript>', `<p>${links.join(' · ')}</p></noscript>`))
}

const readWithoutScript: Readonly<Record<Language, string>> = {
  en: 'Read without it',
  fr: 'Lire sans lui',
  ru: 'Читать без него',
  es: 'Leer sin él',
}
