/**
 * Where this machine reaches a server that listens at an address: that may be all addresses of the machine (RFC 1122
 * §3.2.1.3, RFC 4291 §2.5.2), which is none to connect to.
 */
export const reachedAt = (listening: string): string =>
  listening.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:')
