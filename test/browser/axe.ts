import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { z } from 'zod'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const Findings = z.object({
  violations: z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) })),
})
const rules = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }

/** What axe finds on a page: the rule, and the first place where it is broken. */
export async function findings(page: Page): Promise<string[]> {
  // The page's policy allows no script but its own: the browser's protocol runs this one beside it.
  await page.evaluate(axe)
  const { violations } = Findings.parse(await page.evaluate(`axe.run(document, ${JSON.stringify(rules)})`))
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** How many pixels of a page do not fit beside one another. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate('Math.max(0, document.documentElement.scrollWidth - window.innerWidth)').then((wide) => Number(wide))
