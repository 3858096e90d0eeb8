/** What a check came to. */
export interface Finding {
  /** `skipped`: the file does not hold what the check needs. */
  readonly outcome: 'passed' | 'failed' | 'skipped'
  /** What was found wrong, or why it could not be checked; empty where it passed. */
  readonly detail: string
  /** The first entry at fault, by its version, one that is missing among them; null where it is the file as a whole. */
  readonly version: number | null
}

export const passed: Finding = { outcome: 'passed', detail: '', version: null }
export const failed = (detail: string, version: number | null = null): Finding => ({
  outcome: 'failed',
  detail,
  version,
})
export const skipped = (detail: string): Finding => ({ outcome: 'skipped', detail, version: null })
