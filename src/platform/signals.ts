/**
 * Signals, sent after a commit, of what was stored, so that those who wait for it may sleep. A listener that misses a
 * signal finds what was stored at its next poll, which may be a minute later.
 */
export interface Signals {
  /** Says that notices were written. */
  noticesWritten(): void
  onNoticesWritten(listener: () => void): void
  /**
   * Says that something about matches was stored: entries, players, their names and hours, messages, deadlines. Streams
   * send the change, and caches are refreshed. Undefined: any match may have changed.
   */
  matchesChanged(matches: readonly string[] | undefined): void
  onMatchesChanged(listener: (matches: readonly string[] | undefined) => void): void
  /**
   * Says that the name, the role or the status of accounts has changed, or that some of their sessions, tokens or passes
   * have ended. Caches forget their callers, and streams without a valid credential end. Undefined: any account may have
   * changed.
   */
  accountsChanged(accounts: readonly string[] | undefined): void
  onAccountsChanged(listener: (accounts: readonly string[] | undefined) => void): void
}

/** Signals that stay in this process. */
export function localSignals(): Signals {
  const ofNotices: (() => void)[] = []
  const ofMatches: ((matches: readonly string[] | undefined) => void)[] = []
  const ofAccounts: ((accounts: readonly string[] | undefined) => void)[] = []
  return {
    noticesWritten() {
      for (const listener of ofNotices) listener()
    },
    onNoticesWritten(listener) {
      ofNotices.push(listener)
    },
    matchesChanged(matches) {
      for (const listener of ofMatches) listener(matches)
    },
    onMatchesChanged(listener) {
      ofMatches.push(listener)
    },
    accountsChanged(accounts) {
      for (const listener of ofAccounts) listener(accounts)
    },
    onAccountsChanged(listener) {
      ofAccounts.push(listener)
    },
  }
}
