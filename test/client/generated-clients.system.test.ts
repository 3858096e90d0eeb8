import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { listeningServer } from '../support/listening-server.ts'
import { newPlayer } from './player.ts'

const run = promisify(execFile)
const folder = fileURLToPath(new URL('generators', import.meta.url))
const inFolder = { cwd: folder, maxBuffer: 16 * 1024 * 1024 }
/** `npm run` puts the folder's own programs first, and its Node. */
const npm = (...words: string[]) => run('npm', words, inFolder)

const generators = ['hey-api', 'oazapfts', 'orval'] as const

describe('clients that generators make from the document', () => {
  beforeAll(async () => {
    if (!existsSync(`${folder}/node_modules/.package-lock.json`)) {
      await npm('ci', '--no-audit', '--no-fund', '--loglevel=error')
    }
    await rm(`${folder}/generated`, { recursive: true, force: true })
    await mkdir(`${folder}/generated`)
  }, 240_000)

  test.each(generators)('%s makes one without a warning', async (generator) => {
    expect(await npm('run', '--silent', generator)).toEqual({ stdout: '', stderr: '' })
  })

  test('they pass a strict type check', async () => {
    await expect(npm('run', '--silent', 'types')).resolves.toMatchObject({ stdout: '' })
  })

  test('each signs in, opens a match, makes an offered move, and reads a refusal', async () => {
    // given
    const server = await listeningServer()
    const ada = { name: 'Ada', email: 'ada@example.org', password: 'a password for tests' }
    await newPlayer(server.url, ada, server.mailedToken)

    // when
    const { stdout } = await run('npx', ['tsx', 'play.ts', server.url, ada.email, ada.password], inFolder)

    // then
    const played = {
      version: expect.any(Number),
      says: expect.arrayContaining([expect.stringMatching(/^Ada opens with /)]),
      refusal: 'not-found',
    }
    expect(JSON.parse(stdout)).toEqual(
      Object.fromEntries(generators.map((name) => [name, { opened: expect.any(String), ...played }])),
    )
  })
})
