#!/usr/bin/env node
import { keepCompiledCode } from './compiled-code.ts'
import { run } from './run.ts'
import { readSettingsFile } from './settings-file.ts'

keepCompiledCode()

// A stack names the files of `src`, not those of the bundle.
process.setSourceMapsEnabled(true)

readSettingsFile()

// The reader may stop early, as `head` does. A command carries on although it can no longer print.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}

await run(process.argv.slice(2))
