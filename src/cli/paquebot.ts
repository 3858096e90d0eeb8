#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { run } from './run.ts'

// A stack names the files of `src`, not those of the bundle.
process.setSourceMapsEnabled(true)

// Settings may be in a file beside package.json; the environment takes precedence.
if (existsSync('.env')) process.loadEnvFile()

// Who reads the answer may have seen enough, as `head` has. A command that cannot print goes on all the same.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}

await run(process.argv.slice(2))
