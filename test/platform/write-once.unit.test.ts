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
  test('keeps the first content, and the folder has no other files', () => {
    const file = path.join(folder, 'file')
    expect(writeOnce(file, 'first')).toBe(true)
    expect(writeOnce(file, 'second')).toBe(false)
    expect(readFileSync(file, 'utf8')).toBe('first')
    expect(readdirSync(folder)).toEqual(['file'])
  })

  test('causes an error if its folder does not exist', () => {
    expect(() => writeOnce(path.join(folder, 'nowhere', 'file'), 'text')).toThrow(/ENOENT/)
  })
})
