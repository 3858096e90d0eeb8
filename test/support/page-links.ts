import type { Email } from 'postal-mime'
import { clientPages } from '../../src/platform/http/client-routes.ts'

/** The pages that the server itself shows to people. */
const ownPages = [/^\/links\/head#./, /^\/v1\/unsubscribe\/[\w-]+\?of=[a-z.-]+$/]

/** The address of the client's page behind a URL, as the client routes it: `/matches/:match`. */
export function clientPageOf(link: string): string | undefined {
  const parts = new URL(link).pathname.split('/')
  return clientPages.find((page) => {
    const routed = page.split('/')
    return routed.length === parts.length && routed.every((part, at) => part.startsWith(':') || part === parts[at])
  })
}

/** What a mail program turns into links to this server: in the text, and in the HTML. */
export function linksIn({ text = '', html = '' }: Pick<Email, 'text' | 'html'>): string[] {
  const written = `${text} ${html.replaceAll('&amp;', '&')}`.match(/https?:\/\/[^\s<>"]+/g) ?? []
  return [...new Set(written)].filter((link) => /^https?:\/\/(paquebot\.test|127\.0\.0\.1)/.test(link))
}

/** Whether a URL of this server leads to a page for people. */
export const leadsToPage = (link: string): boolean => {
  const { pathname, search, hash } = new URL(link)
  return clientPageOf(link) !== undefined || ownPages.some((page) => page.test(`${pathname}${search}${hash}`))
}
