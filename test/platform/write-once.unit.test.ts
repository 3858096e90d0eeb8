import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeOnce } from '../../src/platform/write-once.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'paquebot-once-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a file that is written once', () => {
  test('keeps what the first wrote, and nothing else is left in the folder', () => {
    const file = path.join(folder, 'file')
    expect(writeOnce(file, 'first')).toBe(true)
    expect(writeOnce(file, 'second')).toBe(false)
    expect(readFileSync(file, 'utf8')).toBe('first')
    expect(readdirSync(folder)).toEqual(['file'])
  })

  test('is an error where there is no folder for it', () => {
    expect(() => writeOnce(path.join(folder, 'nowhere', 'file'), 'text')).toThrow(/ENOENT/)
  })
})
