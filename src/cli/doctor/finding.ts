/** What `paquebot doctor` found about one thing. */
export interface Finding {
  readonly about: string
  /** `unknown`: it could not be looked at from here. */
  readonly state: 'ok' | 'warning' | 'failed' | 'unknown'
  readonly says: string
  /** What to do about it. */
  readonly advice?: string
}

/** Findings about one thing. */
export const findingsAbout = (about: string) => ({
  ok: (says: string): Finding => ({ about, state: 'ok', says }),
  warning: (says: string, advice: string): Finding => ({ about, state: 'warning', says, advice }),
  failed: (says: string, advice: string): Finding => ({ about, state: 'failed', says, advice }),
  unknown: (says: string, advice: string): Finding => ({ about, state: 'unknown', says, advice }),
})

const marks: Readonly<Record<Finding['state'], string>> = {
  ok: 'ok',
  warning: 'WARNING',
  failed: 'FAILED',
  unknown: 'unknown',
}

/** A finding as lines for people. */
export function inLines({ about, state, says, advice }: Finding): string[] {
  const line = `${marks[state].padEnd(8)} ${about}: ${says}`
  return advice === undefined ? [line] : [line, `${' '.repeat(9)}${advice}`]
}
