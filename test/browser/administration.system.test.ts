import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { leHavre } from '../../src/games/le-havre/index.ts'
import { JournalFile } from '../../src/journal/journal-file.ts'
import { describeInBrowser, sharedChromium } from '../support/chromium.ts'
import { fileFromElsewhere, keyElsewhere } from '../support/journal-files.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { withdrawNewerRules } from '../support/newer-rules.ts'
import { looksGood } from './axe.ts'
import { begunMatch, distant, twoPlay } from './begun-match.ts'
import { leaveTable, signInAdministrator, type Visitor, visitor } from './browser.ts'
import { playOn } from './played-on.ts'

const isFocused = (one: Locator) => expect.poll(() => one.evaluate((it) => it.matches(':focus'))).toBe(true)

describeInBrowser('what administrators do', () => {
  let server: ListeningServer
  let ada: Visitor
  let bob: Visitor
  let judge: Visitor
  let match: string

  beforeAll(async () => {
    server = await listeningServer()
    ;({ ada, bob, match } = await twoPlay(server, 'havana'))
    judge = await visitor(await sharedChromium())
    await signInAdministrator(judge, server)
    await leaveTable([ada, bob])
    await playOn([await distant(server, 'Ada'), await distant(server, 'Bob')], match, 6)
  })

  const isSaid = (sentence: string | RegExp) =>
    judge.page.getByRole('status').filter({ hasText: sentence }).first().waitFor()

  test('a dispute is raised, looked into, tried out and ruled on, and its ruling is read', async () => {
    await ada.page.goto(match)
    await ada.page.getByRole('tab', { name: 'Story' }).click()
    await ada.page.getByRole('button', { name: 'More about entry 3' }).click()
    await ada.page.getByRole('button', { name: 'Dispute this' }).click()
    await ada.page.getByLabel('What is wrong with it?').fill('That was not my move.')
    await ada.page.getByRole('button', { name: 'Raise a dispute' }).click()
    await ada.page.getByText('The dispute is raised.').waitFor()

    const { page } = judge
    await page.getByRole('link', { name: 'Administration' }).click()
    const queued = page.getByRole('listitem').filter({ hasText: 'That was not my move.' })
    await queued.getByText('waits for a ruling').waitFor()
    await looksGood(judge, 'administration-disputes')
    await queued.getByRole('link', { name: 'Look into it' }).click()

    // What is open to everybody is shown at once; what one player holds, only with a reason.
    const entry = page.locator('[data-version]')
    await page.locator('[data-version="3"][data-viewer="spectator"]').waitFor()
    await page.getByLabel('As seen by').selectOption({ label: 'somebody who sees everything' })
    await page.getByRole('heading', { name: 'This is hidden' }).waitFor()
    expect(await entry.count()).toBe(0)
    await page.getByRole('button', { name: 'Look', exact: true }).click()
    await page.getByText('Please correct what is marked.').waitFor()
    await page.getByLabel('Reason', { exact: true }).fill('Dispute 1: whose move was it?')
    await page.getByRole('button', { name: 'Look', exact: true }).click()
    await page.locator('[data-version="3"][data-viewer="administrator"]').waitFor()
    await entry.getByText('Who sent it').click()
    await entry.getByText(/, by a session/).waitFor()
    await page.getByRole('button', { name: 'Previous', exact: true }).click()
    await isSaid('entry 2.')
    // The focus stays where one may go on from, and what is shown is said.
    const version = page.getByLabel(/^Version, 1 to/)
    await version.fill('4')
    const show = page.getByRole('button', { name: 'Show it' })
    await show.press('Enter')
    await isSaid('entry 4.')
    await isFocused(show)
    await page.getByRole('button', { name: 'Previous', exact: true }).press('Enter')
    await isSaid('entry 3.')
    await expect.poll(() => version.inputValue()).toBe('3')
    await page.getByText('The difference between two versions').click()
    await page.getByLabel('To version').fill('5')
    const compare = page.getByRole('button', { name: 'Compare' })
    await compare.press('Enter')
    await isSaid('From version 2 to version 5:')
    await isFocused(compare)
    await page.getByText(/In the data: \d+ places/).click()
    await page.reload()
    await page.getByText(/In the data: \d+ places/).waitFor()
    await looksGood(judge, 'administration-match', [
      'nav',
      'article',
      '[data-version]',
      '#replayed form',
      '#replayed details',
    ])

    await page.getByText('Comment, for everybody at the table').first().click()
    await page.getByLabel('Comment, for everybody at the table').fill('I look into it.')
    await page.getByRole('button', { name: 'Send', exact: true }).press('Enter')
    await isSaid('Your comment is sent.')
    await page.locator('summary', { hasText: 'Freeze the match' }).press('Enter')
    await page.getByRole('article').getByLabel('Reason, for everybody who sees the match').fill('One moment.')
    await page.getByRole('button', { name: 'Freeze the match' }).press('Enter')
    await isSaid('The match is frozen.')
    await page.getByRole('button', { name: 'Let the match go on' }).press('Enter')
    await isSaid('The match goes on.')

    await page.getByText('Rule on it').click()
    await page.getByLabel('Reasons, for everybody at the table').fill('It was sent twice.')
    await page.getByLabel('Add a remedy').selectOption({ label: 'Go back to a version' })
    const to = page.getByRole('group', { name: 'Go back to a version' }).getByLabel('Version')
    await to.fill('1')
    await page.getByRole('button', { name: 'Show what it would do' }).click()
    await page.getByText('the position is again that of version 1.').waitFor()
    await isSaid('What the ruling would do is shown below.')
    // What was foretold of one ruling says nothing of another.
    await to.fill('2')
    await expect.poll(() => page.getByText('The position it leads to').count()).toBe(0)
    await page.getByRole('button', { name: 'Show what it would do' }).click()
    await page.getByText('the position is again that of version 2.').waitFor()
    await page.locator('article [data-piece]').first().waitFor()
    await looksGood(judge, 'administration-ruling', ['article'])
    await page.getByRole('checkbox', { name: 'Only show what it would do' }).uncheck()
    await page.getByText('The position it leads to').waitFor()
    await page.getByRole('button', { name: 'Rule for good' }).press('Enter')
    await isSaid('The ruling is made.')
    await page.getByRole('article').getByText('upheld').waitFor()

    await ada.page.getByRole('tab', { name: 'Match' }).click()
    await ada.page.getByText('Ruling: It was sent twice.').waitFor()
    expect([...ada.faults, ...judge.faults]).toEqual([])
  })

  test('what administrators did is in the log, which can be checked; and nobody else sees their pages', async () => {
    const { page } = judge
    await page.getByRole('link', { name: 'Audit log' }).click()
    await page.getByRole('listitem').filter({ hasText: 'ruled on a dispute' }).getByText('It was sent twice.').waitFor()
    // What the log keeps of an act are codes; the name of an account is none.
    const made = page.getByRole('listitem').filter({ hasText: 'The command line made an administrator' })
    expect(await made.getByRole('definition').textContent()).toMatch(/^Administrator /)
    expect(await made.getByRole('definition').locator('code').count()).toBe(0)
    await page.getByLabel('Act', { exact: true }).selectOption({ label: 'looked into a match' })
    await page.getByText('Dispute 1: whose move was it?').waitFor()
    await expect.poll(() => page.getByText('ruled on a dispute').count()).toBe(1)
    await page.getByRole('button', { name: 'Check the log' }).click()
    await page.getByText(/All \d+ records are as they were written\./).waitFor()

    await bob.page.goto(`${server.url}/administration/log`)
    await bob.page.getByText('Only administrators see this page.').waitFor()
    expect(await bob.page.getByRole('link', { name: 'Administration' }).count()).toBe(0)
    expect([...bob.faults, ...judge.faults]).toEqual([])
  })

  test.each(['en', 'fr', 'ru', 'es'])(
    'on a phone the header of an administrator has two rows: %s',
    async (language) => {
      const { page } = judge
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(`${server.url}/administration/log`)
      await page.locator('header select').selectOption(language)
      await page.locator(`html[lang="${language}"]`).waitFor()
      const { height } = await page.locator('header').evaluate((header) => header.getBoundingClientRect())
      expect(height).toBeLessThan(100)
      expect(await page.locator('header a[href="/administration"]').isVisible()).toBe(true)
      await page.locator('header select').selectOption('en')
      await page.locator('html[lang="en"]').waitFor()
      await page.setViewportSize({ width: 1280, height: 860 })
    },
  )

  test('newer rules are proposed to the players of a match, and its journal is saved as a file', async () => {
    withdrawNewerRules(leHavre, 1)
    const older = await begunMatch(server, 'le-havre', ['Ada', 'Bob'], { seating: 'as-joined' })
    vi.restoreAllMocks()
    const { page } = judge
    await page.goto(`${server.url}/administration${new URL(older).pathname}`)
    await page.getByText('Newer rules', { exact: true }).click()
    await page.getByLabel('Rules, version').selectOption('2')
    await page.getByLabel('Reason, for everybody who sees the match').first().fill('Rules 1 paid for a building twice.')
    await page.getByRole('button', { name: 'Propose them to the players' }).click()
    await page.getByText('Still to agree: Ada, Bob').waitFor()
    await isSaid('The rules are proposed to the players.')
    await looksGood(judge, 'administration-rules', ['#content > section:last-of-type'])
    await page.getByRole('button', { name: 'Withdraw the proposal' }).click()
    await page.getByRole('button', { name: 'Propose them to the players' }).waitFor()
    await isSaid('The proposal is withdrawn.')

    for (const [fold, reason, said] of [
      ['Raise a dispute yourself', 'What is wrong, for everybody at the table', 'The dispute is raised.'],
      ['Break the match off', 'Reason, for everybody who sees the match', 'The match is broken off.'],
    ] as const) {
      await page.locator('summary', { hasText: fold }).press('Enter')
      const form = page.locator('details', { hasText: fold })
      await form.getByLabel(reason).fill('The rules are unclear.')
      await form.getByRole('button', { name: fold }).press('Enter')
      await isSaid(said)
    }

    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save the journal as a file' }).click()
    const file = JSON.parse(await readFile(await (await saving).path(), 'utf8'))
    expect(JournalFile.parse(file).entries[0]?.kind).toBe('opened')
    expect(judge.faults).toEqual([])
  })

  test('a match is imported from its journal file, or what is wrong with the file is said', async () => {
    const { page } = judge
    await page.getByRole('link', { name: 'Journal files' }).click()
    const choose = (text: string) =>
      page.getByLabel('The journal file').setInputFiles({
        name: 'match.journal.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      })
    const take = page.getByRole('button', { name: 'Import a match' })
    await choose('{}')
    await take.click()
    await page.getByText('This is not a journal file.').waitFor()
    await choose(JSON.stringify(fileFromElsewhere('hamlet-1-two-seats-reopened')))
    await take.click()
    await page.getByText('This file was not imported, because some of its checks fail.').waitFor()
    await page.getByText('The public key of the file is not the trusted one.').waitFor()
    await looksGood(judge, 'administration-files')
    await page.getByLabel('Public key of the server that signed it').fill(keyElsewhere)
    await take.click()
    await page.getByText('The match is here:').waitFor()
    await page.getByRole('status').getByRole('link').click()
    await page.getByRole('button', { name: 'Check its journal' }).waitFor()
    expect(judge.faults).toEqual([])
  })

  test('a report is closed, and an account is found, suspended and unlocked', async () => {
    const { page } = judge
    await bob.page.goto(`${server.url}/people/Ada`)
    await bob.page.getByText('About Ada').click()
    await bob.page.getByLabel('What is wrong?').fill('She writes at night.')
    await bob.page.getByRole('button', { name: 'Report to the administrators' }).click()
    await bob.page.getByText('Reported. An administrator looks at it.').waitFor()

    await page.getByRole('link', { name: 'Reports' }).click()
    const report = page.getByRole('listitem').filter({ hasText: 'She writes at night.' })
    await report.getByLabel('How it was settled').fill('They talked.')
    await report.getByRole('button', { name: 'Close it', description: 'She writes at night.' }).press('Enter')
    await report.waitFor({ state: 'detached' })
    await isSaid('The report is closed.')

    await page.getByRole('link', { name: 'Accounts' }).click()
    await page.getByLabel('Name or mail address begins with').fill('bob')
    await page.getByRole('button', { name: 'List them' }).press('Enter')
    await isSaid('Listed: 1')
    const account = page.getByRole('listitem').filter({ hasText: 'bob@example.org' })
    await account.getByText('About Bob').click()
    await account.getByLabel('Reason, which the person reads').fill('An insult at the table.')
    await looksGood(judge, 'administration-accounts')
    await account.getByRole('button', { name: 'Suspend' }).press('Enter')
    await isSaid(/^player · suspended/)
    await isFocused(account.locator('section'))
    await account.getByText('An insult at the table.').waitFor()
    await account.getByRole('button', { name: 'Lift the lock' }).click()
    await isSaid(/^player · active/)

    await page.getByRole('link', { name: 'Server', exact: true }).click()
    await page.getByRole('button', { name: 'Read again' }).press('Enter')
    await isSaid(/^Read: /)
    expect([...bob.faults, ...judge.faults]).toEqual([])
  })
})
