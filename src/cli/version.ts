import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { installed } from '../platform/installation.ts'

const Package = z.object({ version: z.string() })

/** The version of this program, as its package has it. */
export const version = (): string => Package.parse(JSON.parse(readFileSync(installed('package.json'), 'utf8'))).version
