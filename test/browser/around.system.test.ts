import { beforeAll, expect, test } from 'vitest'
import { describeInBrowser } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { aroundBoard, findings } from './axe.ts'
import { begunMatch, twoPlay } from './begun-match.ts'
import { holdBack, type Visitor } from './browser.ts'
import { isAsked, skipSteps } from './touching.ts'

describeInBrowser('around the table', () => {
  let server: ListeningServer
  let ada: Visitor
  let bob: Visitor
  let match: string
  let asked: Visitor
  let waiting: Visitor

  beforeAll(async () => {
    server = await listeningServer()
    ;({ ada, bob, match } = await twoPlay(server, 'le-havre'))
    ;[asked, waiting] = (await isAsked(ada)) ? [ada, bob] : [bob, ada]
  })

  test('a move that is composed while one waits is made as soon as one is asked', async () => {
    const { page } = waiting
    await page.getByRole('tab', { name: 'Moves' }).click()
    await page.getByRole('button', { name: 'Plan my next move' }).click()
    // Which offers can be planned depends on what bots would leave of them. Later tests take clay, and leave the francs.
    const planned = page.getByRole('button', { name: /^Take the whole (fish|wood|iron|grain|cattle) offer/ }).first()
    const [said, good] = /^Take the whole (.+) offer/.exec(await planned.innerText()) ?? []
    await planned.click()
    await page.getByRole('button', { name: 'When my turn comes' }).click()
    await page.getByRole('button', { name: 'Plan my next move' }).waitFor()
    await page.getByRole('tab', { name: 'Match' }).click()
    await page.getByText(said ?? '').waitFor()

    await asked.page.getByRole('button', { name: `Take the whole ${good === 'wood' ? 'fish' : 'wood'} offer` }).click()
    await asked.page.getByRole('button', { name: 'Send', exact: true }).click()

    // A screen reader is told.
    await expect.poll(() => asked.page.getByRole('log').textContent()).toContain(`took the ${good} offer`)
    expect(await isAsked(asked)).toBe(true)
    await asked.page.getByRole('tab', { name: 'Story' }).click()
    await asked.page.getByRole('tabpanel').getByText(`took the ${good} offer`).waitFor()
    await page.getByRole('heading', { name: 'Your standing orders' }).waitFor({ state: 'detached' })
  })

  test('what a move leads to is seen on the board before it is sent, and the board as it is afterwards', async () => {
    const { page } = asked
    const board = page.locator('section[aria-label="Board"]')
    await skipSteps(page)
    await page.getByRole('tab', { name: 'Moves' }).click()
    await page.getByRole('button', { name: 'Take the whole clay offer' }).click()
    await page.getByLabel('Show on the board what it leads to').waitFor()
    const before = await board.innerText()

    await page.getByLabel('Show on the board what it leads to').check()

    await expect.poll(() => board.innerText()).not.toBe(before)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect.poll(() => board.innerText()).toBe(before)
  })

  test('what happened since one looked is shown step by step, and not again', async () => {
    await waiting.page.goto(server.url)
    await asked.page.getByRole('button', { name: 'Take the whole clay offer' }).click()
    await asked.page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect.poll(() => isAsked(asked)).toBe(false)

    const { page } = waiting
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(match)
    await page.getByText('Since you last looked').waitFor()
    await page.getByRole('tab', { name: 'Talk' }).click()
    // Screen readers miss what is said as soon as its place appears.
    const step = await page.locator('main footer [aria-live="polite"]').elementHandle()
    await page.getByRole('button', { name: 'Show', exact: true }).press('Enter')
    await expect.poll(() => step?.textContent()).toContain('took the clay offer')
    // On a phone the board may be behind another tab.
    await page.locator('main[data-shown="board"]').waitFor()
    await page
      .getByText(/took the clay offer/)
      .first()
      .waitFor()
    // The keyboard's focus follows from button to button, and stays in the bar.
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Back to now')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate('document.activeElement.localName')).toBe('footer')

    await page.setViewportSize({ width: 1280, height: 860 })
    await page.reload()
    // Wood was taken, and may not have been supplied again; nobody took francs.
    await page.getByRole('button', { name: 'Take the whole franc offer' }).waitFor()
    expect(await page.getByText('Since you last looked').isVisible()).toBe(false)
    // What happens before one's eyes is not shown again either.
    await asked.page.reload()
    await asked.page.locator('main[data-version]').waitFor()
    expect(await asked.page.getByText('Since you last looked').isVisible()).toBe(false)
  })

  test('a past position whose answer comes after one went back to now is not drawn', async () => {
    const { page } = waiting
    const letThrough = await holdBack(page, '**/view?version=*')
    await page.getByRole('tab', { name: 'Story' }).click()
    await page.getByRole('button', { name: 'See it on the board' }).first().click()
    await page.getByRole('button', { name: 'Back to now' }).click()
    const answered = page.waitForResponse('**/view?version=*')
    letThrough()
    await (await answered).finished()
    await page.waitForTimeout(500)

    // On a past position, a touch would only explain the piece.
    await page.locator('[data-piece^="offer:"][aria-pressed="false"]').first().click()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.unroute('**/view?version=*')
  })

  test('a player who has never looked since the match began is shown what happened', async () => {
    const begun = await begunMatch(server, 'hamlet', ['Bob', 'Ada'], { seating: 'as-joined' })
    const mover = bob
    await mover.page.goto(begun)
    await mover.page.getByRole('button', { name: 'Gather stone at the Quarry' }).click()
    await mover.page.getByRole('button', { name: 'Send', exact: true }).click()
    await mover.page.locator('main[data-version="2"]').waitFor()

    await ada.page.goto(begun)

    await ada.page.getByText('Since you last looked').waitFor()
  })

  test('a move is taken back as long as nobody else has acted', async () => {
    const { page } = ada
    await page.goto(await begunMatch(server, 'hamlet', ['Ada', 'Bob'], { seating: 'as-joined' }))
    const gather = page.getByRole('button', { name: 'Gather stone at the Quarry' })
    await gather.click()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await gather.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Take back' }).click()

    await gather.waitFor()
  })

  test('a player who gives up is asked twice; then the match is over, its end is explained, and its picture can be shared', async () => {
    const ended = await begunMatch(server, 'hamlet', ['Ada', 'Bob'], { seating: 'as-joined' })
    for (const { page } of [ada, bob]) await page.goto(ended)
    const { page: mover } = ada
    await mover.getByRole('tabpanel').getByRole('button', { name: 'End your turn' }).click()
    const send = mover.getByRole('button', { name: 'Send', exact: true })
    await send.waitFor()
    await ada.page.getByRole('tab', { name: 'Match' }).click()
    const focused = () => ada.page.evaluate('document.activeElement.textContent')
    await ada.page.getByRole('button', { name: 'Give up the match' }).press('Enter')
    await expect.poll(focused).toBe('Play on')
    await ada.page.keyboard.press('Enter')
    await expect.poll(focused).toBe('Give up the match')
    await ada.page.keyboard.press('Enter')
    await ada.page.getByRole('button', { name: 'Give up for good' }).click()

    await bob.page.getByRole('tab', { name: 'Match' }).click()
    await bob.page.getByRole('heading', { name: 'Result' }).waitFor()
    // What was begun leads to nothing any more.
    await send.waitFor({ state: 'detached' })
    const download = bob.page.waitForEvent('download')
    await bob.page.getByText('Save the picture').click()
    expect((await download).suggestedFilename()).toMatch(/\.png$/)
    await bob.page.getByRole('button', { name: 'Play again' }).waitFor()
    await ada.page.goto(match)
    await bob.page.goto(match)
  })

  test('a player is reported to the administrators', async () => {
    const { page } = ada
    await page.getByRole('tab', { name: 'Match' }).click()
    await page.getByText('About Bob').click()
    await page.getByLabel('What is wrong?').fill('He writes to me at night.')
    await page.reload()
    await page.getByText('About Bob').click()
    await expect.poll(() => page.getByLabel('What is wrong?').inputValue()).toBe('He writes to me at night.')
    expect(await findings(page, aroundBoard)).toEqual([])
    await page.getByRole('button', { name: 'Report to the administrators' }).click()

    await page.getByText('Reported. An administrator looks at it.').waitFor()
  })

  test('whom one reads no more stands in the settings, and one can read them again', async () => {
    const { page } = ada
    await page.goto(`${server.url}/people/Bob`)
    await page.getByText('About Bob').click()
    await page.getByRole('button', { name: 'Mute', exact: true }).click()
    await page.getByText('You no longer see what they write.', { exact: true }).waitFor()

    await page.reload()
    await page.getByText('About Bob').click()
    await page.getByText('You no longer see what they write.', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Your settings list everybody whom you mute or block.' }).click()
    await page.getByRole('listitem').filter({ hasText: 'Bob' }).waitFor()
    await page.goBack()
    await page.getByText('About Bob').click()
    await page.getByRole('button', { name: 'Unmute' }).click()
    await page.getByRole('button', { name: 'Mute', exact: true }).waitFor()
    expect(await page.getByText('You no longer see what they write.', { exact: true }).isVisible()).toBe(false)
  })

  test('somebody with whom one does not play is reported from their page', async () => {
    const { page } = ada
    await page.goto(`${server.url}/people/Bob`)
    await page.getByText('About Bob').click()
    await page.getByLabel('What is wrong?').fill('His name is an insult.')
    await page.getByRole('button', { name: 'Report to the administrators' }).click()

    await page.getByText('Reported. An administrator looks at it.').waitFor()
  })

  test('two people who wish for the same meet', async () => {
    for (const { page } of [ada, bob]) {
      await page.goto(`${server.url}/wishes?game=havana`)
      await page.getByRole('button', { name: 'Wish for it' }).click()
      if (page === ada.page) await page.getByText('Your wishes').waitFor()
    }

    await bob.page.locator('main[data-version]').waitFor()
    expect([...ada.faults, ...bob.faults]).toEqual([])
  })
})
