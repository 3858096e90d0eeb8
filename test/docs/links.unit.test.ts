import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const pages = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file)),
]

/** Code contains no links and no headings. */
const prose = (page: string) => readFileSync(page, 'utf8').replaceAll(/^```.*?^```$/gms, '')

/** The anchor that GitHub gives a heading: lower case, no punctuation, dashes for spaces. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (page: string) =>
  [...prose(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

const linksOf = (page: string) => [...prose(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)

test('every link of a page leads to an existing file and heading', () => {
  const links = pages.flatMap((page) => linksOf(page).map((link) => ({ page, link })))
  const broken = links.filter(({ page, link }) => {
    if (/^https?:/.test(link)) return false
    const [file = '', anchor] = link.split('#')
    const target = file === '' ? page : path.join(path.dirname(page), file)
    return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
  })

  expect(links.length).toBeGreaterThan(100)
  expect(broken).toEqual([])
})
