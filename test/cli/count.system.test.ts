import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { paquebot } from './paquebot.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'paquebot-count-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('paquebot count', () => {
  test('reports a database that was never set up, and counts afterwards', async () => {
    const environment = { DATA_DIR: folder, DATABASE_URL: '' }
    const before = await paquebot(['count'], { environment })
    expect([before.code, before.stdout]).toEqual([1, ''])
    expect(before.stderr).toContain('error: nothing was counted: ')

    await paquebot(['migrate'], { environment })
    const counted = await paquebot(['count'], { environment })
    expect(counted).toMatchObject({ code: 0, stdout: 'Matches counted: 0. Ratings: 0.\n' })
    const asJson = await paquebot(['count', '--json'], { environment })
    expect(JSON.parse(asJson.stdout)).toEqual({ matches: 0, ratings: 0 })
  })

  test('refuses invalid settings', async () => {
    const ran = await paquebot(['count'], { environment: { PORT: 'many' } })
    expect(ran.code).toBe(2)
    expect(ran.stderr).toContain('PORT')
  })
})
