import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ConfigurationError } from '../../src/platform/configuration.ts'
import { ownDataFolder } from '../../src/platform/data-folder.ts'
import { migrateDatabase } from '../../src/platform/database/database.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { makeSecret } from '../../src/platform/secrets.ts'

let above = ''
let folder = ''
beforeEach(() => {
  above = mkdtempSync(path.join(tmpdir(), 'paquebot-data-'))
  folder = path.join(above, 'data')
})
afterEach(() => rmSync(above, { recursive: true }))

const modeOf = (place: string) => statSync(place).mode & 0o777

/** Every file and folder that other users can access. */
function openToOthers(place: string): string[] {
  const inside = statSync(place).isDirectory() ? readdirSync(place).map((name) => path.join(place, name)) : []
  return [...((modeOf(place) & 0o077) === 0 ? [] : [place]), ...inside.flatMap(openToOthers)]
}

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  test('is accessible to its owner only, including all files of the embedded database, whatever the umask', async () => {
    const before = process.umask(0)
    try {
      const database = await openDatabase({ databaseUrl: undefined, dataDir: folder })
      await migrateDatabase(database)
      makeSecret({ dataDir: folder })
      expect(readdirSync(folder).toSorted()).toEqual(['paquebot.lock', 'pglite', 'secret'])
      expect(openToOthers(folder)).toEqual([])
      await database.close()
      expect(openToOthers(folder)).toEqual([])
    } finally {
      process.umask(before)
    }
  })

  test('is restricted with its contents if an older version left it open', () => {
    mkdirSync(path.join(folder, 'pglite', 'base'), { recursive: true, mode: 0o755 })
    for (const name of ['secret', 'pglite/base/1', 'pglite/PG_VERSION']) writeFileSync(path.join(folder, name), '')
    chmodSync(path.join(folder, 'secret'), 0o666)
    chmodSync(folder, 0o755)
    ownDataFolder(folder)
    expect(openToOthers(folder)).toEqual([])
    expect(modeOf(folder)).toBe(0o700)
    expect(modeOf(path.join(folder, 'secret'))).toBe(0o600)
  })

  test('is refused, and left as it is, if it is open and contains foreign files', () => {
    mkdirSync(folder, { mode: 0o755 })
    chmodSync(folder, 0o755)
    writeFileSync(path.join(folder, 'holiday.jpg'), '')
    chmodSync(path.join(folder, 'holiday.jpg'), 0o644)
    expect(() => ownDataFolder(folder)).toThrow(ConfigurationError)
    expect(() => ownDataFolder(folder)).toThrow(/holiday\.jpg.*chmod 700/)
    expect(modeOf(folder)).toBe(0o755)
    chmodSync(folder, 0o700)
    ownDataFolder(folder)
    expect(modeOf(path.join(folder, 'holiday.jpg'))).toBe(0o644)
  })
})
