import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { checkChain } from '../../../src/platform/audit/chain.ts'
import { type AuditRecord, recordHash, type UnhashedRecord } from '../../../src/platform/audit/record.ts'

const account = '5b0f2f6e-9c41-4d53-8a51-2f1b7b6f3c10'
const other = '0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11'

const hashedRecord = (record: UnhashedRecord): AuditRecord => ({ ...record, hash: recordHash(record) })

/** A log of five records, each with another act. */
function aLog(): AuditRecord[] {
  const acts: Pick<UnhashedRecord, 'act' | 'match' | 'subject' | 'details' | 'reason'>[] = [
    { act: 'make-administrator', match: null, subject: account, details: {}, reason: '' },
    { act: 'look', match: other, subject: null, details: { as: 1, version: 12 }, reason: 'Who holds the fish?' },
    { act: 'ban', match: null, subject: other, details: {}, reason: 'Cheating.' },
    { act: 'look', match: other, subject: null, details: { version: 13, as: 'spectator' }, reason: 'Once more.' },
    { act: 'abort', match: other, subject: null, details: { deep: [{ b: 1, a: null }] }, reason: 'Nobody objects.' },
  ]
  const log: AuditRecord[] = []
  for (const [index, act] of acts.entries()) {
    const at = `2026-03-02T09:00:0${index}.000Z`
    log.push(hashedRecord({ number: index + 1, at, account, previous: log.at(-1)?.hash ?? '', ...act }))
  }
  return log
}

/** The records with one changed and its hash kept. */
const withRecord = (log: AuditRecord[], number: number, change: Partial<AuditRecord>) =>
  log.map((record) => (record.number === number ? { ...record, ...change } : record))

/** A forgery by somebody with access to the database: every hash is recomputed. */
function rehashed(records: readonly UnhashedRecord[]): AuditRecord[] {
  const log: AuditRecord[] = []
  for (const record of records) {
    log.push(hashedRecord({ ...record, number: log.length + 1, previous: log.at(-1)?.hash ?? '' }))
  }
  return log
}

const newest = (log: readonly AuditRecord[]) => {
  const last = log.at(-1)
  if (last === undefined) throw new Error('the log is empty')
  return { number: last.number, hash: last.hash }
}

describe('the chain of the audit log', () => {
  test('verifies as it was written, and so does an empty one', async () => {
    const log = aLog()
    expect(await checkChain(log)).toEqual({ last: newest(log), wrong: undefined })
    expect(await checkChain([])).toEqual({ last: undefined, wrong: undefined })
  })

  test('does not depend on the order of the keys that the database returns', async () => {
    const log = withRecord(aLog(), 4, { details: { as: 'spectator', version: 13 } })
    expect((await checkChain(log)).wrong).toBeUndefined()
  })

  const changes: Partial<AuditRecord>[] = [
    { at: '2026-03-02T09:00:09.000Z' },
    { account: other },
    { act: 'reinstate' },
    { match: account },
    { match: null },
    { subject: account },
    { details: { as: 0, version: 12 } },
    { details: {} },
    { reason: 'Nothing.' },
    { reason: '' },
    { hash: '0'.repeat(64) },
  ]
  const numbers = [1, 2, 3, 4, 5]
  const tampered = numbers
    .flatMap((number) => changes.map((change) => [number, change] as const))
    .filter(([number, change]) => JSON.stringify(withRecord(aLog(), number, change)) !== JSON.stringify(aLog()))

  test.each(tampered)('fails if record %i was changed: %j', async (number, change) => {
    const changed = withRecord(aLog(), number, change)
    expect((await checkChain(changed)).wrong).toEqual({ number, fault: 'hash' })
  })

  test.each(numbers)('fails if record %i names another predecessor', async (number) => {
    const changed = withRecord(aLog(), number, { previous: 'f'.repeat(64) })
    expect((await checkChain(changed)).wrong).toEqual({ number, fault: 'previous' })
  })

  test.each([1, 2, 3, 4])('fails after record %i if that was changed with its hash', async (number) => {
    const changed = aLog().map((record) =>
      record.number === number ? hashedRecord({ ...record, reason: 'Another.' }) : record,
    )
    expect((await checkChain(changed)).wrong).toEqual({ number: number + 1, fault: 'previous' })
  })

  test.each([1, 2, 3, 4])('fails if record %i was deleted', async (number) => {
    const dropped = aLog().filter((record) => record.number !== number)
    expect((await checkChain(dropped)).wrong).toEqual({ number, fault: 'number' })
  })

  test.each([1, 2, 3, 4])('fails if record %i and the next were swapped', async (number) => {
    const log = aLog()
    const swapped = log.toSpliced(number - 1, 2, ...log.slice(number - 1, number + 1).reverse())
    expect((await checkChain(swapped)).wrong).toEqual({ number, fault: 'number' })
    const renumbered = swapped.map((record, index) => ({ ...record, number: index + 1 }))
    expect((await checkChain(renumbered)).wrong).toEqual({ number, fault: 'previous' })
  })

  test('fails, compared with a head that was kept, if the end was cut off', async () => {
    const log = aLog()
    const cut = log.slice(0, 4)
    expect((await checkChain(cut)).wrong).toBeUndefined()
    expect((await checkChain(cut, newest(log))).wrong).toEqual({ number: 5, fault: 'kept' })
    expect((await checkChain([], newest(log))).wrong).toEqual({ number: 1, fault: 'kept' })
    expect((await checkChain(log, newest(log))).wrong).toBeUndefined()
  })

  test('fails, compared with a head that was kept, if the whole log was rewritten', async () => {
    const log = aLog()
    const forged = rehashed(withRecord(log, 2, { reason: 'Nothing.' }))
    expect((await checkChain(forged)).wrong).toBeUndefined()
    expect((await checkChain(forged, newest(log))).wrong).toEqual({ number: 5, fault: 'kept' })
    expect((await checkChain(forged, newest(log.slice(0, 3)))).wrong).toEqual({ number: 3, fault: 'kept' })
  })
})

describe('the hash of a record', () => {
  test('is SHA-256 over canonical JSON of the other fields, as in docs/disputes.md', () => {
    const [, look] = aLog()
    const text = `{"account":"${account}","act":"look","at":"2026-03-02T09:00:01.000Z","details":{"as":1,"version":12},"match":"${other}","number":2,"previous":"${look?.previous}","reason":"Who holds the fish?","subject":null}`
    expect(look?.hash).toBe(createHash('sha256').update(text).digest('hex'))
  })
})
