import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { paquebotProgram } from '../support/compiled.ts'

test.each([['--help'], ['components', '--game', 'havana']])(
  'given a reader that has left, when a command prints, then it ends as if all were read: %s',
  (...asked) => {
    const { node, args, folder } = paquebotProgram
    const command = [node, ...args, ...asked].map((part) => `'${part}'`).join(' ')
    const { status, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', `${command} | true`], {
      cwd: folder,
      encoding: 'utf8',
    })

    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  },
)
