import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import request from 'supertest'
import { afterAll, describe, expect, test } from 'vitest'
import { ConfigurationError } from '../../../src/platform/configuration.ts'
import { testServer } from '../../support/server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'paquebot-operator-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('what the operator says', () => {
  test('is what their files hold, for everybody', async () => {
    const file = path.join(folder, 'imprint.txt')
    writeFileSync(file, 'The Harbour Club\n\n1 Quay Street\n')
    const { app } = await testServer({ IMPRINT_FILE: file })

    const { body } = await request(app.server).get('/v1/operator').expect(200)

    expect(body).toEqual({ imprint: 'The Harbour Club\n\n1 Quay Street', privacy: null })
  })

  test('stops the start where a file cannot be read, and names the setting', async () => {
    const missing = path.join(folder, 'nothing.txt')

    const started = testServer({ PRIVACY_FILE: missing })

    await expect(started).rejects.toThrow(ConfigurationError)
    await expect(started).rejects.toThrow('PRIVACY_FILE')
  })
})
