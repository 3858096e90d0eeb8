/** The address of the sign-in form that leads back to an address. */
export const pageAfter = (query: Record<string, string>): string =>
  query.then?.startsWith('/') && !query.then.startsWith('//') ? query.then : '/'

/** The address of the sign-in form that leads back to the current page. */
export const carriedPage = (then: string): { page?: string } => (then === '/' ? {} : { page: then })

/** The address of the form for signing in, from which one comes back to the page at another address. */
export function signInAddress(address: string): string {
  if (address === '/') return '/sign-in'
  // From the forms for signing in and up one goes on with the page that led there.
  const { pathname, search } = new URL(address, location.origin)
  return pathname.startsWith('/sign-') ? `/sign-in${search}` : `/sign-in?then=${encodeURIComponent(address)}`
}

/** The same, for the page that is shown. */
export const signInAndComeBack = (): string => signInAddress(location.pathname + location.search + location.hash)
