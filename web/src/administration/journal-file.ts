import type { Schemas } from '../api/schemas.ts'

type JournalFile = Schemas['JournalFileInput']
type Check = Schemas['Check']

/** A journal file as somebody chose it; undefined if it is none. The server checks what is in it. */
export function journalIn(written: string): JournalFile | undefined {
  try {
    const file: unknown = JSON.parse(written)
    return isJournal(file) ? file : undefined
  } catch {
    return undefined
  }
}

const isJournal = (value: unknown): value is JournalFile =>
  typeof value === 'object' && value !== null && 'format' in value && 'entries' in value && Array.isArray(value.entries)

/** The checks that failed or could not be made, as the refusal of an import lists them. */
export function checksIn(params: unknown): readonly Check[] {
  if (typeof params !== 'object' || params === null || !('checks' in params) || !Array.isArray(params.checks)) return []
  return params.checks.filter(isCheck).filter(({ outcome }) => outcome !== 'passed')
}

const isCheck = (value: unknown): value is Check =>
  typeof value === 'object' && value !== null && 'check' in value && 'outcome' in value && 'detail' in value
