import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import WebSocket from 'ws'
import { z } from 'zod'

/** A browser that plays the part of a reader: it opens pages, and runs what is asked of it in them. */
export interface DrivenBrowser {
  open(url: string): Promise<void>
  /** The value of an expression in the page, which may be a promise of text. */
  run(expression: string): Promise<unknown>
  /** Clicks with the mouse, at a point of the window in pixels. */
  click(x: number, y: number): Promise<void>
  /** Types on the keyboard. */
  type(text: string): Promise<void>
  close(): Promise<void>
}

const firefox = '/usr/bin/firefox-esr'
const webKitDriver = '/usr/bin/WebKitWebDriver'
const libraries = '/usr/lib'

export const hasFirefox = existsSync(firefox)
export const hasWebKit = existsSync(webKitDriver) && existsSync('/usr/bin/Xvfb')

const Answer = z.looseObject({
  id: z.int().nullish(),
  type: z.string(),
  result: z.unknown(),
  message: z.string().optional(),
})
const Contexts = z.object({ contexts: z.array(z.object({ context: z.string() })) })
const Evaluated = z.looseObject({ type: z.string(), result: z.looseObject({ value: z.unknown() }).optional() })

/** A click of the mouse and some typing as WebDriver describes them (W3C WebDriver §15.4, WebDriver BiDi `input`). */
const clicking = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]
const typing = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

/** Firefox by its own WebDriver BiDi (W3C). */
export async function openFirefox(): Promise<DrivenBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'paquebot-firefox-'))
  const program = spawn(firefox, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'])
  const url = await said(program, /WebDriver BiDi listening on (ws:\S+)/)
  const socket = new WebSocket(`${url}/session`)
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  const waiting = new Map<number, (answer: z.infer<typeof Answer>) => void>()
  socket.on('message', (text) => {
    const answer = Answer.parse(JSON.parse(String(text)))
    waiting.get(answer.id ?? -1)?.(answer)
  })
  let id = 0
  async function command(method: string, params: object): Promise<unknown> {
    id += 1
    const answered = new Promise<z.infer<typeof Answer>>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { type, result, message } = await answered
    if (type === 'error') throw new Error(`${method}: ${message}`)
    return result
  }
  await command('session.new', { capabilities: {} })
  const { contexts } = Contexts.parse(await command('browsingContext.getTree', {}))
  const context = contexts[0]?.context
  return {
    open: async (address) =>
      void (await command('browsingContext.navigate', { context, url: address, wait: 'complete' })),
    run: async (expression) => {
      const asked = { expression, target: { context }, awaitPromise: true }
      const { type, result } = Evaluated.parse(await command('script.evaluate', asked))
      if (type !== 'success') throw new Error(`${expression} failed in Firefox`)
      return result?.value
    },
    click: async (x, y) => void (await command('input.performActions', { context, actions: clicking(x, y) })),
    type: async (text) => void (await command('input.performActions', { context, actions: typing(text) })),
    close: async () => {
      socket.close()
      await ended(program)
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

const Value = z.object({ value: z.unknown() })
const Session = z.object({ value: z.object({ sessionId: z.string() }) })

/** WebKit by its WebDriver (W3C), on a screen that nobody sees. */
export async function openWebKit(): Promise<DrivenBrowser> {
  const display = `:${100 + (process.pid % 800)}`
  const screen = spawn('/usr/bin/Xvfb', [display, '-screen', '0', '1280x900x24'])
  await wait(1_000)
  const port = 20_000 + (process.pid % 20_000)
  const driver = spawn(webKitDriver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_FORCE_SANDBOX: '0' },
  })
  const base = `http://127.0.0.1:${port}/session`
  async function post(address: string, body: object): Promise<unknown> {
    const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) })
    const answer: unknown = await response.json()
    if (!response.ok) throw new Error(`${address}: ${JSON.stringify(answer)}`)
    return answer
  }
  const options = { binary: miniBrowser(), args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const { value } = Session.parse(await patiently(() => post(base, { capabilities })))
  const session = `${base}/${value.sessionId}`
  return {
    open: async (url) => void (await post(`${session}/url`, { url })),
    run: async (expression) =>
      Value.parse(await post(`${session}/execute/sync`, { script: `return (${expression})`, args: [] })).value,
    click: async (x, y) => void (await post(`${session}/actions`, { actions: clicking(x, y) })),
    type: async (text) => void (await post(`${session}/actions`, { actions: typing(text) })),
    close: async () => {
      await fetch(session, { method: 'DELETE' })
      await ended(driver)
      await ended(screen)
    },
  }
}

function miniBrowser(): string {
  const found = readdirSync(libraries)
    .flatMap((machine) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((kit) => path.join(libraries, machine, kit, 'MiniBrowser')),
    )
    .find(existsSync)
  if (found === undefined) throw new Error('there is no MiniBrowser')
  return found
}

/** Waits for what a program says. @returns the first group */
function said(program: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    for (const stream of [program.stdout, program.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        text += String(chunk)
        const found = pattern.exec(text)?.[1]
        if (found !== undefined) resolve(found)
      })
    }
    program.once('exit', () => reject(new Error(text)))
  })
}

/** Tries again until a program that has just been started answers. */
async function patiently<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (tries === 40) throw error
      await wait(250)
    }
  }
}

async function ended(program: ChildProcess): Promise<void> {
  const isOver = new Promise((resolve) => program.once('exit', resolve))
  program.kill()
  await isOver
}
