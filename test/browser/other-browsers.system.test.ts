import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { isLong } from '../support/long.ts'
import { type DrivenBrowser, hasFirefox, hasWebKit, openFirefox, openWebKit } from './drivers.ts'

const Point = z.object({ x: z.number(), y: z.number() })
const password = 'the packet boat sails at nine'

/** By hand: Firefox and WebKit are driven by their own protocols, with what Debian has (docs/testing.md). */
const others = [
  { name: 'Firefox', isThere: hasFirefox, open: openFirefox },
  { name: 'WebKit', isThere: hasWebKit, open: openWebKit },
]

describe.each(others)('the client in $name', ({ name, isThere, open }) => {
  let server: ListeningServer
  let browser: DrivenBrowser

  const isTried = isLong && isThere
  beforeAll(async () => {
    if (!isTried) return
    server = await listeningServer()
    browser = await open()
  })
  afterAll(() => browser?.close())

  /** Waits until an expression of the page is true. */
  async function until(expression: string): Promise<void> {
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(100)) {
      if (await browser.run(`Boolean(${expression})`)) return
    }
    const page = await browser.run('document.body.innerText')
    throw new Error(`${expression} did not become true on:\n${page}`)
  }
  const button = (says: string) =>
    `[...document.querySelectorAll('button')].find((one) => one.innerText.trim() === '${says}')`
  const isUsable = (element: string) =>
    `(${element}) && !(${element}).disabled && (${element}).getAttribute('aria-disabled') !== 'true'`
  /** Clicks in the middle of an element, where a reader would. */
  async function press(element: string): Promise<void> {
    await until(isUsable(element))
    let at: unknown
    // Firefox may scroll back to what has just been typed: the element is pressed where it stays.
    for (let before: unknown; at === undefined || at !== before; await wait(100)) {
      before = at
      await browser.run(`(${element}).scrollIntoView({ block: 'center' }) ?? true`)
      at = await browser.run(
        `(() => { const { x, y, width, height } = (${element}).getBoundingClientRect(); return JSON.stringify({ x: x + width / 2, y: y + height / 2 }) })()`,
      )
    }
    const { x, y } = Point.parse(JSON.parse(String(at)))
    await browser.click(x, y)
  }
  async function write(field: string, text: string): Promise<void> {
    const input = `document.querySelector('[name=${field}]')`
    await press(input)
    // What is typed takes the place of what the form gave the field.
    await browser.run(`${input}.select() ?? true`)
    await browser.type(text)
  }

  test.runIf(isTried)(
    'signs up and in, opens matches with bots, draws each board, and makes a move on it',
    async () => {
      const email = `${name.toLowerCase()}@example.org`
      await browser.open(`${server.url}/sign-up`)
      await write('name', name)
      await write('email', email)
      await write('password', password)
      await press(button('Sign up'))
      await browser.open(`${server.url}/links/confirm#${await server.mailedToken(email)}`)
      await press(button('Confirm'))
      await until("document.querySelector('[role=status]')")
      await browser.open(`${server.url}/sign-in`)
      await write('email', email)
      await write('password', password)
      await press(button('Sign in'))
      await until("document.body.innerText.includes('Your matches')")

      for (const game of ['le-havre', 'havana', 'hamlet']) {
        await browser.open(`${server.url}/open?game=${game}`)
        await write('bots', '1')
        await press(button('Open it'))
        await until("document.querySelector('main[data-version] [data-piece]')")
        await until("document.body.innerText.includes('Your turn')")
        const version = Number(await browser.run("document.querySelector('main').dataset.version"))
        await press("document.querySelector('[role=tabpanel] ul button')")
        for (let chosen = 0; chosen < 6; chosen++) {
          await until(`${isUsable(button('Send'))} || document.body.innerText.includes('Still to choose')`)
          if (await browser.run(`Boolean(${isUsable(button('Send'))})`)) break
          await press(
            "document.querySelector('fieldset details:not([open]) > summary') ?? document.querySelector('fieldset button[aria-pressed=false]') ?? document.querySelector('fieldset button:enabled')",
          )
        }
        await press(button('Send'))
        await until(`Number(document.querySelector('main').dataset.version) > ${version}`)
        expect(await browser.run("document.querySelectorAll('[role=alert]').length")).toBe(0)
      }
    },
  )
})
