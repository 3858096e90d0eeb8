import { withInvitation } from './invitation.ts'

/** The page to go on with after signing in, from the query of the form or of the mailed link. */
export const pageAfter = ({ then = '/' }: Record<string, string>): string => (pageHere.test(then) ? then : '/')

/** A path of this site, as browsers read it: to them, a backslash is a slash, and a tab or a line break is nothing. */
const pageHere = /^\/(?![/\\])[^\t\n\r]*$/

/**
 * The page to go on with, as a request for a mail takes it: with the invitation to its match, so that the mail can be
 * opened on another device.
 */
export const carriedPage = (then: string): { page?: string } => (then === '/' ? {} : { page: withInvitation(then) })

/** The token of a mailed link, and the page that it carries: the page's fragment follows the token. */
export function carriedBy(hash: string, page: string): { token: string; page: string } {
  const [token = '', at] = hash.slice(1).split('&')
  return { token, page: at === undefined ? page : `${page}#${decodeURIComponent(at)}` }
}

/**
 * The address of the sign-in form that leads back to the page at `address`. Sign-in and sign-up forms, and mailed
 * links, are not pages to return to; the page they carry is used instead. The link to a study is one.
 */
export function signInAddress(address: string): string {
  const { pathname, searchParams } = new URL(address, location.origin)
  const isOnTheWay = pathname.startsWith('/sign-') || /^\/links\/(?!study$)/.test(pathname)
  const then = isOnTheWay ? pageAfter(Object.fromEntries(searchParams)) : address
  return then === '/' ? '/sign-in' : `/sign-in?then=${encodeURIComponent(then)}`
}

/** The same, for the page that is shown. */
export const signInAndComeBack = (): string => signInAddress(shown())

/** The address of the form for signing up, from which one goes on with a page. */
export const signUpAddress = (then: string): string => `/sign-up?then=${encodeURIComponent(then)}`

/** The same, for the page that is shown. */
export const signUpAndComeBack = (): string => signUpAddress(shown())

const shown = (): string => location.pathname + location.search + location.hash
