#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { run } from './run.ts'

// Settings may stand in a file beside package.json; what the environment sets already wins.
if (existsSync('.env')) process.loadEnvFile()

await run(process.argv.slice(2))
