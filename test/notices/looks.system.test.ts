import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { languages } from '../../src/games/kit/wording.ts'
import { describeInBrowser, sharedChromium } from '../support/chromium.ts'
import { httpMatch } from '../support/http-match.ts'
import { isLong } from '../support/long.ts'
import { type Delivered, mailServer } from '../support/mail-server.ts'
import { newPlayer, type Person } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { mailbox } from './mailbox.ts'

/** Screenshots are kept, so that people can look at them as well: those of all mails in long runs. */
const artefacts = fileURLToPath(new URL('../../artefacts/mails', import.meta.url))
const phone = { width: 390, height: 844 }
const hour = 3_600_000

const mails = await mailServer()
const server = await testServer({ SMTP_URL: mails.url })
const { clock, worker, deadlines } = server

/**
 * How a page looks to a reader: whether it is too wide, whether a picture is missing, how small its text is, and how small
 * what is beside it: notes, and words for what a picture shows.
 */
const Look = z.object({
  tooWide: z.number(),
  missing: z.number(),
  pictures: z.number(),
  smallest: z.number(),
  smallestBeside: z.number(),
})
const sizes = (selector: string) =>
  `[...document.querySelectorAll('${selector}')].map((part) => parseFloat(getComputedStyle(part).fontSize))`
const lookedAt = `({
  tooWide: document.documentElement.scrollWidth - window.innerWidth,
  missing: [...document.images].filter((image) => !image.complete || image.naturalWidth === 0).length,
  pictures: document.images.length,
  smallest: Math.min(...${sizes('p:not(.small), :not(.small) > li')}),
  smallestBeside: Math.min(...${sizes('.small, .small > li')}, 14),
})`
const look = async (page: Page) => Look.parse(await page.evaluate(lookedAt))

/** The HTML of a mail as a mail program shows it: with the attached pictures. */
function shown({ mail }: Delivered): string {
  return mail.attachments.reduce((html, { contentId, mimeType, content }) => {
    if (typeof content === 'string') throw new Error('a picture comes as bytes')
    const bytes = Buffer.from(new Uint8Array(content)).toString('base64')
    return html.replaceAll(`cid:${contentId?.slice(1, -1)}`, `data:${mimeType};base64,${bytes}`)
  }, mail.html ?? '')
}

/** Three matches at one table, with various events; each of its people reads another language. */
async function weekOfMails(people: readonly Person[]): Promise<void> {
  const [ann, ben] = people
  if (!ann || !ben) throw new Error('nobody is there')
  const begun = []
  for (const game of ['havana', 'le-havre', 'hamlet']) {
    begun.push(await httpMatch(server, people, { game, name: `Sunday ${game}`, pace: { kind: 'hours', hours: 48 } }))
  }
  for (const match of begun) for (let moves = 0; moves < 12; moves++) await match.playOn()
  await begun[0]?.post(0, '/messages', { text: 'Good luck, <b>everybody</b>!' }).expect(201)
  for (const hours of [1, 36, 13]) {
    clock.turn(hours * hour)
    await deadlines.runOnce()
    await worker.drain()
  }
  for (const seat of [0, 1, 2]) await begun[2]?.post(seat, '/resignation').expect(200)
  await worker.drain()
}

describeInBrowser('mails in a browser', () => {
  let browser: Browser
  let people: Person[]
  let pictures = 0

  beforeAll(async () => {
    rmSync(artefacts, { recursive: true, force: true })
    mkdirSync(artefacts, { recursive: true })
    browser = await sharedChromium()
    people = await Promise.all(languages.map((language) => newPlayer(server, { name: `Reader ${language}`, language })))
    await weekOfMails(people)
  }, 240_000)

  test.each(languages)('fit a phone, with all their pictures and in readable letters: %s', async (language) => {
    const reader = people.find(({ name }) => name === `Reader ${language}`)
    const got = reader ? mailbox(mails).mailsTo(reader) : []
    expect(got.length).toBeGreaterThan(3)
    const page = await browser.newPage({ viewport: phone, deviceScaleFactor: 2 })
    for (const [index, mail] of got.entries()) {
      await page.setContent(shown(mail), { waitUntil: 'load' })
      const seen = await look(page)
      expect(seen, mail.mail.subject).toMatchObject({ tooWide: 0, missing: 0, smallest: 16, smallestBeside: 14 })
      pictures += seen.pictures
      const file = `${language}-${String(index + 1).padStart(2, '0')}.png`
      if (isLong) await page.screenshot({ path: path.join(artefacts, file), fullPage: true })
    }
    await page.close()
  })

  test('show a position in some cases', () => {
    expect(pictures).toBeGreaterThan(languages.length)
  })

  test('are dark at night', async () => {
    const page = await browser.newPage({ viewport: phone, colorScheme: 'dark' })
    const [mail] = mails.delivered
    if (!mail) throw new Error('no mail came')
    await page.setContent(shown(mail))
    const dark = await page.evaluate('getComputedStyle(document.body).backgroundColor')
    await page.screenshot({ path: path.join(artefacts, 'night.png') })
    await page.emulateMedia({ colorScheme: 'light' })
    expect([dark, await page.evaluate('getComputedStyle(document.body).backgroundColor')]).toEqual([
      'rgb(27, 29, 28)',
      'rgb(246, 240, 226)',
    ])
    await page.close()
  })
})
