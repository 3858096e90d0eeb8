import type { Email } from 'postal-mime'

/** The URLs that people get: each leads to a page, as `test/notices/links.http.test.ts` shows. */
const pages = [
  /^\/links\/(confirm|sign-in|change-address|match|head)#./,
  /^\/matches\/[\da-f-]{36}(#[\w-]+)?$/,
  /^\/v1\/unsubscribe\/[\w-]+\?of=[a-z.-]+$/,
]

/** What a mail program turns into links to this server: in the text, and in the HTML. */
export function linksIn({ text = '', html = '' }: Pick<Email, 'text' | 'html'>): string[] {
  const written = `${text} ${html.replaceAll('&amp;', '&')}`.match(/https?:\/\/[^\s<>"]+/g) ?? []
  return [...new Set(written)].filter((link) => /^https?:\/\/(paquebot\.test|127\.0\.0\.1)/.test(link))
}

/** Whether a URL of this server leads to a page for people. */
export const leadsToPage = (link: string): boolean => {
  const { pathname, search, hash } = new URL(link)
  return pages.some((page) => page.test(`${pathname}${search}${hash}`))
}
