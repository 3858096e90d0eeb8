import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { z } from 'zod'
import { oneWithSeed } from '../support/long.ts'
import { keepPicture, type Visitor } from './browser.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const Findings = z.object({
  violations: z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) })),
})
const rules = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Otherwise axe describes every element that passes, too.
  resultTypes: ['violations'],
  selectors: false,
  preload: false,
}

/**
 * What axe finds on a page: the rule, and the first place where it is broken.
 * @param parts selectors of what changed since the rest of the page was looked at: a board takes axe seconds
 */
export async function findings(page: Page, parts?: readonly string[]): Promise<string[]> {
  // The page's policy allows no script but its own: the browser's protocol runs this one beside it.
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(axe)
  const context = parts === undefined ? 'document' : JSON.stringify({ include: parts.map((part) => [part]) })
  const { violations } = Findings.parse(await page.evaluate(`axe.run(${context}, ${JSON.stringify(rules)})`))
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** How many pixels of a page do not fit beside one another. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate('Math.max(0, document.documentElement.scrollWidth - window.innerWidth)').then((wide) => Number(wide))

interface Look {
  readonly size: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly colorScheme: 'dark' | 'light'
}

const phone: Look = { size: 'phone', viewport: { width: 360, height: 740 }, colorScheme: 'dark' }
const desktop: Look = { size: 'desktop', viewport: { width: 1280, height: 860 }, colorScheme: 'light' }
/** A run with a seed takes one of these: half of the pages are not looked at in it. */
const looks: readonly (readonly Look[])[] = [[phone], [desktop], [], []]

/** What stands around a board: the open tab, and the bar. */
export const aroundBoard = ['[role=tablist]', '[role=tabpanel]', 'main footer']

/**
 * Looks at a page on a phone by night and on a desktop by day: it keeps a picture, and asks axe. A run with a seed, as CI's
 * is, looks at every second page, in one of these two ways. Afterwards the page is on a desktop by day.
 * @param parts as for `findings`
 */
export async function looksGood(person: Visitor, name: string, parts?: readonly string[]): Promise<void> {
  for (const look of oneWithSeed(name, looks).flat()) {
    const { size } = look
    await display(person, look)
    await person.page.waitForTimeout(200)
    await keepPicture(person, `${name}-${size}`)
    expect(await findings(person.page, parts), `${name}, ${size}`).toEqual([])
    expect(await tooWide(person.page), `${name}, ${size}`).toBe(0)
  }
  await display(person, desktop)
}

async function display({ page }: Visitor, { viewport, colorScheme }: Look): Promise<void> {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme })
}
