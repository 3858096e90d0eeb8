import { describe, expect, test } from 'vitest'
import { languages } from '../../../src/games/kit/wording.ts'
import { problemCatalogue, problemCodes } from '../../../src/platform/problems/catalogue.ts'
import { accounts } from '../../../src/platform/problems/kinds/accounts.ts'
import { agreements } from '../../../src/platform/problems/kinds/agreements.ts'
import { disputes } from '../../../src/platform/problems/kinds/disputes.ts'
import { lobby } from '../../../src/platform/problems/kinds/lobby.ts'
import { moves } from '../../../src/platform/problems/kinds/moves.ts'
import { permissions } from '../../../src/platform/problems/kinds/permissions.ts'
import { repeats } from '../../../src/platform/problems/kinds/repeats.ts'
import { requests } from '../../../src/platform/problems/kinds/requests.ts'
import { studies } from '../../../src/platform/problems/kinds/studies.ts'
import { problemsPage } from '../../../src/platform/problems/page.ts'

describe.each(Object.entries(problemCatalogue))('the problem %s', (code, { status, title, meaning }) => {
  test('has a lower-case code and a status from 400 on', () => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(600)
    expect(meaning.trim().length).toBeGreaterThan(10)
  })

  test('has a sentence in every language, with the same parameters in each', () => {
    const parameters = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
    for (const language of languages) {
      expect(title[language], language).toMatch(/^\S.{8,}([.?!]|\{reason\})$/u)
      expect(parameters(title[language]), language).toEqual(parameters(title.en))
    }
    expect(new Set(Object.values(title)).size).toBe(languages.length)
  })

  test('is on the page that its type refers to, with status and meaning', () => {
    const page = problemsPage()
    const section = page.split('<section ').find((part) => part.startsWith(`id="${code}"`))
    expect(section).toContain(`<code>${code}</code> <small>${status}</small>`)
    expect(section?.replaceAll(/<\/?code>/g, '')).toContain(escaped(meaning.replaceAll('`', '')))
  })
})

test('a code stands in one file: none replaces another', () => {
  const files = [requests, repeats, permissions, accounts, lobby, moves, agreements, disputes, studies]
  expect(files.flatMap((kinds) => Object.keys(kinds))).toEqual(problemCodes)
})

test('only failures of the server have a status of 500 or more', () => {
  const faults = Object.entries(problemCatalogue).filter(([, { status }]) => status >= 500)
  expect(faults.map(([code]) => code)).toEqual(['fault', 'unavailable', 'storage-full'])
})

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
