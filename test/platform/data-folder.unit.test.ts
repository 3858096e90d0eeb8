import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { afterFile } from '../support/after-file.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'paquebot-folder-'))
afterFile(() => rmSync(folder, { recursive: true, force: true }))

const another = { uid: 65534, gid: 65534, cwd: '/', encoding: 'utf8' } as const
const sources = fileURLToPath(new URL('../../src/platform/data-folder.ts', import.meta.url))
/** Only root can ask as another user, who has to be able to read the sources. */
const canAsk =
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, ['--eval', `require('fs').readFileSync('${sources}')`], another).status === 0

/** What another user is told: root may write everywhere. */
function saidToAnother(places: readonly string[]): (string | null)[] {
  const asked = `import { whyUnusable } from '${sources}'
    console.log(JSON.stringify(${JSON.stringify(places)}.map((place) => whyUnusable(place) ?? null)))`
  const args = ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', asked]
  const ran = spawnSync(process.execPath, args, another)
  return z.array(z.string().nullable()).parse(JSON.parse(ran.stdout || ran.stderr))
}

test.skipIf(!canAsk)(
  'given folders of another user, when a user may not write there, then none can be or hold the data folder',
  () => {
    const [closed, open] = [path.join(folder, 'closed'), path.join(folder, 'open')]
    chmodSync(folder, 0o755)
    mkdirSync(closed, { mode: 0o700 })
    mkdirSync(open)
    chmodSync(open, 0o777)
    const [own, inside, beside] = [path.join(open, 'data'), path.join(closed, 'data'), path.join(folder, 'data')]
    expect(saidToAnother([closed, inside, beside, open, own])).toEqual([
      `${closed} cannot be used: permission denied`,
      `${inside} cannot be used: permission denied`,
      `${beside} cannot be made in ${folder}: permission denied`,
      expect.stringMatching(/belongs to another user/),
      null,
    ])
  },
)
