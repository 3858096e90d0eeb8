import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions, Page, Request, Route } from 'playwright-core'
import { expect } from 'vitest'
import type { ListeningServer } from '../support/listening-server.ts'
import { password } from '../support/people.ts'

const artefacts = fileURLToPath(new URL('../../artefacts/browser', import.meta.url))

/** With what somebody signs in who has an account by their name. */
export const credentials = (name: string) => ({ email: `${name.toLowerCase()}@example.org`, password })

/** A page of its own browser profile, and what went wrong in it: refusals of the API are no faults, everything else is. */
export interface Visitor {
  readonly page: Page
  readonly faults: readonly string[]
}

export async function visitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1280, height: 860 },
    // It would answer what tests hold back or change on the way. `offline` and `pushed` have it.
    serviceWorkers: 'block',
    ...options,
  })
  // How long something is waited for says nothing of how long it may take.
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (said) => {
    if (said.type() === 'error' && !said.text().startsWith('Failed to load resource')) faults.push(said.text())
  })
  return { page, faults }
}

/** Signs up with the form, follows the mailed link, and signs in with the form. */
export async function signUp(person: Visitor, server: ListeningServer, name: string): Promise<void> {
  const { page } = person
  const { email } = credentials(name)
  await page.goto(`${server.url}/sign-up`)
  await fillInSignUp(person, name)
  await page.goto(`${server.url}/links/confirm#${await server.mailedToken(email)}`)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Your address is confirmed.').waitFor()
  await signInByForm(person, server, name)
}

/** Fills in the form for signing up, and sends it. */
export async function fillInSignUp({ page }: Visitor, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Mail address').fill(credentials(name).email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByText('A mail is on its way to').waitFor()
}

/** Signs in somebody new, whose account is written to the database directly. */
export async function signInNew({ page }: Visitor, server: ListeningServer, name: string): Promise<void> {
  await server.player(name)
  await signIn({ page }, server, name)
}

/**
 * Gives a browser a session, as the form for signing in would, without loading the client: only the tests of arriving
 * test the form itself. The page shows none of the client's pages yet.
 */
export async function signIn({ page }: Pick<Visitor, 'page'>, server: ListeningServer, name: string): Promise<void> {
  const cookie = { name: 'paquebot-session', value: await server.browserToken(name), url: server.url }
  await page.context().addCookies([cookie])
  await page.goto(`${server.url}/v1/health`)
  await page.evaluate("localStorage.setItem('paquebot.signed-in', 'yes')")
}

export async function signInByForm({ page }: Visitor, server: ListeningServer, name: string): Promise<void> {
  await page.goto(`${server.url}/sign-in`)
  await fillIn({ page }, name)
  await page.getByRole('heading', { name: 'Your matches' }).waitFor()
}

/** Makes an administrator, and signs them in with the form. */
export async function signInAdministrator({ page }: Visitor, server: ListeningServer): Promise<void> {
  await page.goto(`${server.url}/sign-in`)
  await fillInWith(page, await server.administrator())
  await page.getByRole('heading', { name: 'Your matches' }).waitFor()
}

/** Fills in the form for signing in, and sends it. */
export const fillIn = ({ page }: Pick<Visitor, 'page'>, name: string): Promise<void> =>
  fillInWith(page, credentials(name))

async function fillInWith(page: Page, { email, password }: ReturnType<typeof credentials>): Promise<void> {
  await page.getByLabel('Mail address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export const matchName = (game: string): string => `An evening with ${game}`

/** Opens a match with the form. @returns the page of the match */
export async function openMatch(
  { page }: Visitor,
  server: ListeningServer,
  game: string,
  seats: number,
): Promise<string> {
  await page.goto(`${server.url}/open?game=${game}`)
  await page.getByLabel('Players', { exact: true }).selectOption(String(seats))
  await page.getByLabel('Name of the match').fill(matchName(game))
  await page.getByRole('button', { name: 'Open it' }).click()
  await page.waitForURL('**/matches/*')
  return page.url()
}

/** Joins a match whose address somebody has sent. */
export async function join({ page }: Visitor, match: string): Promise<void> {
  await page.goto(match)
  await takeSeat(page)
}

/** Goes from the first page to the matches that one can join, and joins one by its name. */
export async function findAndJoin({ page }: Visitor, server: ListeningServer, name: string): Promise<void> {
  await page.goto(server.url)
  await page.getByRole('main').getByRole('link', { name: 'Find a match' }).click()
  await page.getByRole('link', { name }).click()
  await takeSeat(page)
}

async function takeSeat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByRole('button', { name: 'Join', exact: true }).waitFor({ state: 'detached' })
}

/** Leaves the table, so that a browser draws none of the moves that are made meanwhile. */
export async function leaveTable(visitors: readonly Visitor[]): Promise<void> {
  for (const { page } of visitors) await page.goto('about:blank')
}

/** Keeps a picture for people to look at, which nobody does in CI. */
export async function keepPicture({ page }: Pick<Visitor, 'page'>, name: string): Promise<void> {
  if (process.env.CI !== undefined) return
  mkdirSync(artefacts, { recursive: true })
  await page.screenshot({ path: path.join(artefacts, `${name}.png`) })
}

/** Hides a page, as a tab behind another one is hidden, or shows it. */
export const show = (page: Page, state: 'hidden' | 'visible'): Promise<unknown> =>
  page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => '${state}' })
    document.dispatchEvent(new Event('visibilitychange'))
  `)

/**
 * Answers requests of a page that is there, from the next one on. After `route` alone, one in a hundred still reaches the
 * server: the page hears of it a moment later than the browser.
 */
export async function intercept(page: Page, url: string, answer: (route: Route) => unknown): Promise<void> {
  await page.route(url, answer)
  const probe = '/v1/intercepted'
  await page.route(`**${probe}`, (route) => route.fulfill({ status: 204 }))
  await expect.poll(() => page.evaluate(async (path) => (await fetch(path)).status, probe)).toBe(204)
  await page.unroute(`**${probe}`)
}

/** Holds some requests of a page back. @returns what lets them go on, and all later ones at once */
export async function holdBack(
  page: Page,
  url: string,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await intercept(page, url, async (route) => {
    if (isHeld(route.request())) await released
    await route.continue()
  })
  return release
}
