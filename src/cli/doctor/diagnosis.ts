/** What `paquebot doctor` found about one thing. */
export interface Diagnosis {
  readonly about: string
  /** `unknown`: it could not be looked at from here. */
  readonly state: 'ok' | 'warning' | 'failed' | 'unknown'
  readonly says: string
  /** What to do about it. */
  readonly advice?: string
}

/** Makes diagnoses of one thing. */
export const diagnosesOf = (about: string) => ({
  ok: (says: string): Diagnosis => ({ about, state: 'ok', says }),
  warning: (says: string, advice: string): Diagnosis => ({ about, state: 'warning', says, advice }),
  failed: (says: string, advice: string): Diagnosis => ({ about, state: 'failed', says, advice }),
  unknown: (says: string, advice: string): Diagnosis => ({ about, state: 'unknown', says, advice }),
})

const marks: Readonly<Record<Diagnosis['state'], string>> = {
  ok: 'ok',
  warning: 'WARNING',
  failed: 'FAILED',
  unknown: 'unknown',
}

/** A diagnosis as lines for people. */
export function inLines({ about, state, says, advice }: Diagnosis): string[] {
  const line = `${marks[state].padEnd(8)} ${about}: ${says}`
  return [
    line,
    ...(advice ?? '')
      .split('\n')
      .filter(Boolean)
      .map((each) => `${' '.repeat(9)}${each}`),
  ]
}
