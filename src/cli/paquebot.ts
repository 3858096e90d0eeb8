#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { keepCompiledCode } from './compiled-code.ts'
import { run } from './run.ts'

keepCompiledCode()

// A stack names the files of `src`, not those of the bundle.
process.setSourceMapsEnabled(true)

// Settings may be in the file `.env` of the working folder; the environment takes precedence.
if (existsSync('.env')) process.loadEnvFile()

// The reader may stop early, as `head` does. A command carries on although it can no longer print.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}

await run(process.argv.slice(2))
