import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { describe } from 'vitest'
import { isLong } from './long.ts'

/** Chromium without the parts that draw its window: the same engine, for a quarter less processor time. */
const shell = '/usr/bin/chromium-headless-shell'
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Long runs take the whole browser first. */
const program = (isLong ? [...whole, shell] : [shell, ...whole]).find(existsSync)

/** Describes what is held in a real Chromium. CI has one; elsewhere the tests are skipped without it. */
export const describeInBrowser = describe.skipIf(program === undefined && process.env.CI === undefined)

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: program ?? '', args: ['--no-sandbox', '--disable-gpu'] })
