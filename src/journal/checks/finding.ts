/** The result of a check. */
export interface Finding {
  /** `skipped`: the file lacks what the check needs. */
  readonly outcome: 'passed' | 'failed' | 'skipped'
  /** What is wrong, or why it could not be checked; empty if it passed. */
  readonly detail: string
  /** The version of the first faulty or missing entry; null if the fault is of the file as a whole. */
  readonly version: number | null
}

export const passed: Finding = { outcome: 'passed', detail: '', version: null }
export const failed = (detail: string, version: number | null = null): Finding => ({
  outcome: 'failed',
  detail,
  version,
})
export const skipped = (detail: string): Finding => ({ outcome: 'skipped', detail, version: null })
