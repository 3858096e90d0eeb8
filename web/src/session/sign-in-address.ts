/** The address of the form for signing in, from which one comes back to the page at another address. */
export const signInAddress = (address: string): string =>
  address.startsWith('/sign-') ? '/sign-in' : `/sign-in?then=${encodeURIComponent(address)}`

/** The same, for the page that is shown. */
export const signInAndComeBack = (): string => signInAddress(location.pathname + location.search)
