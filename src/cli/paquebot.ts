#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { run } from './run.ts'

// Settings may be in a file beside package.json; the environment takes precedence.
if (existsSync('.env')) process.loadEnvFile()

await run(process.argv.slice(2))
