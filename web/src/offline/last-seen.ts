/**
 * What an account last saw, kept on this device for when the server cannot be reached: its matches, and the position of
 * each that it has looked at. It goes when the account signs out. Nothing is kept of a stranger, nor of somebody whom a
 * match's own link has signed in.
 */
interface Seen<What> {
  /** When the server said so. */
  readonly at: string
  readonly what: What
}

const name = 'paquebot.seen'
/** The number rises when what is kept has another shape. */
const keyOf = (account: string, address: string): string => `/seen/1/${account}/${address}`
/** Browsers keep nothing for pages that were loaded without https. */
const { caches }: { readonly caches?: CacheStorage } = globalThis

/** @param address a name for what was seen, such as `matches` */
export async function keepSeen(account: string, address: string, what: unknown): Promise<void> {
  const cache = await caches?.open(name)
  await cache?.put(keyOf(account, address), Response.json({ at: new Date().toISOString(), what }))
}

export async function lastSeen<What>(account: string, address: string): Promise<Seen<What> | undefined> {
  const kept = await caches?.match(keyOf(account, address), { cacheName: name })
  return kept?.json()
}

export function forgetSeen(): void {
  void caches?.delete(name)
}
