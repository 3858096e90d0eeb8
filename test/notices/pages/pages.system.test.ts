import { existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type ListeningServer, listeningServer } from '../../support/listening-server.ts'

const artefacts = fileURLToPath(new URL('../../../artefacts/pages', import.meta.url))
const program = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync)
const password = 'the packet boat sails at nine'
const Id = z.looseObject({ id: z.uuid() })
const Link = z.object({ token: z.string(), link: z.string() })
const Signed = z.looseObject({ accessToken: z.string(), refreshToken: z.string() })

describe.skipIf(program === undefined && process.env.CI === undefined)(
  'the pages behind links, in a browser (needs chromium on this machine)',
  () => {
    let server: ListeningServer
    let browser: Browser
    let page: Page
    /** Every answer of the API to the pages, in which the test looks for secrets. */
    const answered: string[] = []

    beforeAll(async () => {
      mkdirSync(artefacts, { recursive: true })
      server = await listeningServer()
      browser = await chromium.launch({ executablePath: program ?? '', args: ['--no-sandbox', '--disable-gpu'] })
      page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
      page.on('response', async (response) => {
        if (response.url().includes('/v1/sessions')) answered.push(await response.text())
      })
    }, 120_000)
    afterAll(() => browser?.close())

    async function api(path: string, body: object, token?: string): Promise<unknown> {
      const headers = {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      }
      const answer = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
      const text = await answer.text()
      return text === '' ? undefined : JSON.parse(text)
    }

    async function signedIn(email: string): Promise<string> {
      return Signed.parse(await api('/v1/sessions', { email, password })).accessToken
    }

    async function host(name: string, email: string): Promise<string> {
      await api('/v1/accounts', { name, email, password })
      await api('/v1/accounts/confirm', { token: await server.mailedToken(email) })
      return signedIn(email)
    }

    async function open(link: string): Promise<void> {
      // The browser would not load the same page with another fragment.
      await page.goto('about:blank')
      await page.goto(link)
    }

    async function signInOnPage(email: string): Promise<void> {
      const form = page.locator('form', { has: page.getByRole('heading', { name: 'Sign in' }) })
      await form.getByLabel('Mail address').fill(email)
      await form.getByLabel('Password').fill(password)
      await form.getByRole('button', { name: 'Sign in' }).click()
    }

    test('a newcomer with an invitation link registers, confirms, signs in, joins and agrees to a pause', async () => {
      const ann = await host('Ann', 'ann@example.org')
      const wish = { game: 'havana', seats: 2, name: 'By the sea', private: true }
      const match = Id.parse(await api('/v1/matches', wish, ann)).id
      const { link, token } = Link.parse(await api(`/v1/matches/${match}/links`, {}, ann))

      await open(link)
      const form = page.locator('form', { has: page.getByRole('heading', { name: 'Make an account' }) })
      await form.getByLabel('Name').fill('Bob')
      await form.getByLabel('Mail address').fill('bob@example.org')
      await form.getByLabel('Password').fill(password)
      await form.getByRole('button').click()
      await page.getByText('A mail is on its way.').waitFor()
      await open(`${server.url}/links/confirm#${await server.mailedToken('bob@example.org')}`)
      await page.getByRole('button', { name: 'Confirm' }).click()
      await page.getByText('Your address is confirmed.').waitFor()

      await open(link)
      await signInOnPage('bob@example.org')
      await page.getByRole('heading', { name: 'By the sea' }).waitFor()
      await page.screenshot({ path: `${artefacts}/invited.png`, fullPage: true })
      await page.getByRole('button', { name: 'Join the match' }).click()
      await page.getByRole('heading', { name: 'What happened last' }).waitFor()
      expect(await page.content()).not.toContain(token)

      await api(`/v1/matches/${match}/proposals`, { kind: 'pause', days: 3 }, ann)
      await open(`${server.url}/matches/${match}`)
      await signInOnPage('bob@example.org')
      await page.getByRole('button', { name: 'Agree' }).waitFor()
      await page.screenshot({ path: `${artefacts}/proposal.png`, fullPage: true })
      await page.getByRole('button', { name: 'Agree' }).click()
      await page.getByRole('button', { name: 'Agree' }).waitFor({ state: 'detached' })
      const seen = await fetch(`${server.url}/v1/matches/${match}`, { headers: { authorization: `Bearer ${ann}` } })
      expect(await seen.json()).toMatchObject({ pausedUntil: expect.any(String) })
    })

    test('a player comments on a dispute; others get no form for it', async () => {
      const dan = await host('Dan', 'dan@example.org')
      const eve = await host('Eve', 'eve@example.org')
      await host('Finn', 'finn@example.org')
      const match = Id.parse(await api('/v1/matches', { game: 'havana', seats: 2, name: 'Rain' }, dan)).id
      await api(`/v1/matches/${match}/seats`, {}, eve)
      await api(`/v1/matches/${match}/disputes`, { version: 1, text: 'A house is missing.', freeze: false }, dan)

      await open(`${server.url}/matches/${match}`)
      await signInOnPage('finn@example.org')
      await page.getByText('Dan: A house is missing.').waitFor()
      await page.getByRole('heading', { name: 'What happened last' }).waitFor()
      expect(await page.getByLabel('Your comment').count()).toBe(0)

      await open(`${server.url}/matches/${match}`)
      await signInOnPage('eve@example.org')
      await page.getByLabel('Your comment').fill('I see it, too.\nLet us go back.')
      await page.screenshot({ path: `${artefacts}/dispute.png`, fullPage: true })
      await page.getByRole('button', { name: 'Comment on this dispute' }).click()
      await page.getByText('Eve: I see it, too.').waitFor()
    })

    test('a wrong password is reported, and nothing else happens', async () => {
      await open(`${server.url}/matches/00000000-0000-4000-8000-000000000000`)
      await signInOnPage('nobody@example.org')

      await page.getByRole('alert').getByText('That did not work.').waitFor()
    })

    test('a mailed link signs in without showing a token, and lists the reader’s matches', async () => {
      const cleo = await host('Cleo', 'cleo@example.org')
      await api('/v1/matches', { game: 'hamlet', seats: 2, name: 'Cleo’s village' }, cleo)
      const before = await server.mailedToken('cleo@example.org')
      await api('/v1/sessions/link', { email: 'cleo@example.org' })
      await expect.poll(() => server.mailedToken('cleo@example.org'), { timeout: 20_000 }).not.toBe(before)
      answered.length = 0

      await open(`${server.url}/links/sign-in#${await server.mailedToken('cleo@example.org')}`)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByText('You are signed in on this page.').waitFor()
      await page.getByRole('button', { name: 'Cleo’s village' }).waitFor()

      const { accessToken, refreshToken } = Signed.parse(JSON.parse(answered[0] ?? '{}'))
      const shown = await page.content()
      expect(shown).not.toContain(accessToken)
      expect(shown).not.toContain(refreshToken)
      await page.getByRole('button', { name: 'Cleo’s village' }).click()
      await page.getByRole('button', { name: 'Join the match' }).waitFor()
    })

    test('the page of a signed head shows its fields', async () => {
      await open(`${server.url}/links/head#a/12/b/c/d`)

      expect(await page.locator('pre').textContent()).toBe('match a\nversion 12\nhash b\nkey c\nsignature d')
    })
  },
)
