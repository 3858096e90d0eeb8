import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { describe } from 'vitest'
import { afterFile } from './after-file.ts'
import { isLong } from './long.ts'

/** Chromium without the parts that draw its window: the same engine, for a quarter less processor time. */
const shell = '/usr/bin/chromium-headless-shell'
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Long runs take the whole browser first. */
const program = (isLong ? [...whole, shell] : [shell, ...whole]).find(existsSync)

/** The whole browser, if it is installed. */
const showing = whole.find(existsSync)

/** Describes what only the whole browser does: the other shows no notices. */
export const describeInWholeBrowser = describe.skipIf(showing === undefined)

/** Describes what is held in a real Chromium. CI has one; elsewhere the tests are skipped without it. */
export const describeInBrowser = describe.skipIf(program === undefined && process.env.CI === undefined)

/**
 * A page in a test lives only for seconds: optimizing its scripts and giving it a process of its own cost more than they
 * save. Long runs measure pages as people have them.
 */
const brief = isLong ? [] : ['--js-flags=--no-opt --no-maglev', '--process-per-site']

let shared: Promise<Browser> | undefined

/**
 * One Chromium for all test files of this process, since each start costs as much as a few pages; it ends with the
 * process. What a file opens in it is closed after the file.
 */
export async function sharedChromium(): Promise<Browser> {
  if (shared === undefined || !(await shared).isConnected()) {
    shared = launched(program)
  }
  const browser = await shared
  afterFile(() => Promise.all(browser.contexts().map((context) => context.close())))
  return browser
}

/** The whole browser, for one test file. */
export async function wholeChromium(): Promise<Browser> {
  const browser = await launched(showing)
  afterFile(() => browser.close())
  return browser
}

const launched = (executablePath = ''): Promise<Browser> =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...brief] })
