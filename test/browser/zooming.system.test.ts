import type { Browser, CDPSession, Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { describeInBrowser, sharedChromium } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { begunMatch } from './begun-match.ts'
import { keepPicture, signInNew, type Visitor, visitor } from './browser.ts'

const desktop = { width: 1280, height: 860 }
const phone = { width: 360, height: 740 }

const Building = z.looseObject({ tile: z.string(), corners: z.array(z.object({ q: z.number(), r: z.number() })) })
const Answer = z.looseObject({ view: z.looseObject({ village: z.array(Building) }) })

interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The buildings of the village that can be used, but whose name is missing, small, or lies under another piece. */
const illegible = `(() => {
  const village = document.querySelector('section[data-zoomed]')
  const pieces = [...village.querySelectorAll('[data-piece]')]
  const written = [...village.querySelectorAll('text')]
  const within = (text) => text.replaceAll(' ', '')
  return pieces.flatMap((piece) => {
    if (!piece.matches('[data-piece^="tile:"][aria-pressed]')) return []
    const name = piece.ariaLabel.split(',')[0]
    const text = written.find(({ textContent }) => within(textContent) === within(name))
    if (text === undefined) return [name + ' is missing']
    const { opacity, fontSize } = getComputedStyle(text)
    if (opacity !== '1' || Number.parseFloat(fontSize) * text.getScreenCTM().a < 9.5) return [name + ' is too small']
    const isLast = pieces.every((one) => one.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING)
    return isLast ? [] : [name + ' lies under something']
  })
})()`

describeInBrowser('the village is seen as a whole, and zoomed', () => {
  let server: ListeningServer
  let browser: Browser
  let ada: Visitor
  let match: string

  beforeAll(async () => {
    server = await listeningServer()
    browser = await sharedChromium()
    ada = await visitor(browser)
    const grace = await visitor(browser)
    await signInNew(ada, server, 'Ada')
    await signInNew(grace, server, 'Grace')
    match = await begunMatch(server, 'hamlet', ['Ada', 'Grace'])
  })

  async function opened(viewport: { width: number; height: number }): Promise<{ page: Page; village: Locator }> {
    const { page } = ada
    await page.setViewportSize(viewport)
    await page.goto(match)
    const village = page.locator('section[data-zoomed]')
    await village.locator('[data-piece="tile:church"]').waitFor()
    return { page, village }
  }

  /** What of a building is as large as the building: names and outlines do not grow with it. */
  const land = (village: Locator, tile: string): Locator => village.locator(`[data-piece="tile:${tile}"] path`).first()

  const boxOf = async (one: Locator): Promise<Frame> => {
    const box = await one.boundingBox()
    if (box === null) throw new Error('it is not seen')
    return box
  }
  const middleOf = async (one: Locator) => {
    const { x, y, width, height } = await boxOf(one)
    return { x: x + width / 2, y: y + height / 2 }
  }
  /** The buildings of which a part lies outside the frame, and whether the frame lies outside the window. */
  async function cutOff(page: Page, village: Locator): Promise<string[]> {
    const frame = await boxOf(village)
    const { width, height } = page.viewportSize() ?? desktop
    const cut = isWithin(frame, { x: 0, y: 0, width, height }) ? [] : ['the frame']
    for (const tile of await village.locator('[data-piece^="tile:"]').all()) {
      if (!isWithin(await boxOf(tile), frame)) cut.push((await tile.getAttribute('data-piece')) ?? '')
    }
    return cut
  }

  test.each([desktop, phone, { width: 820, height: 1180 }, { width: 1440, height: 500 }])(
    'all of it is seen when it is opened, at $width × $height',
    async (viewport) => {
      const { page, village } = await opened(viewport)

      expect(await cutOff(page, village)).toEqual([])
    },
  )

  test('in a village as wide as a late one on a phone, the star of a good of high quality is as large as a letter', async () => {
    const { page } = ada
    const wide = `**/v1${new URL(match).pathname}/view*`
    await page.route(wide, async (route) => {
      const response = await route.fetch()
      const answer = Answer.parse(await response.json())
      const { village } = answer.view
      for (const building of village) {
        if (building.tile === 'quarry') building.tile = 'windmill'
        if (building.tile === 'woodcutter') for (const corner of building.corners) corner.q -= 2
      }
      const view = { ...answer.view, refineries: { windmill: [0, 0] }, milestones: { flour: 0 } }
      await route.fulfill({ response, json: { ...answer, view } })
    })
    const { village } = await opened(phone)
    const goods = await village.locator('[data-on="tile:windmill"][data-piece="good:flour"]').all()
    expect(goods).toHaveLength(2)
    expect((await boxOf(village.locator('[data-piece="tile:church"]'))).width).toBeLessThan(160)
    for (const good of goods) {
      const { width, height } = await boxOf(good.locator('svg').last())
      expect(Math.min(width, height)).toBeGreaterThan(7.5)
    }
    await keepPicture({ page }, 'high-quality')
    await page.unroute(wide)
  })

  test('on a phone each building that can be used has its name in legible type, under nothing else, also without space for it', async () => {
    const { page } = ada
    const long = 'Quarry of the stonemasons beyond the river'
    await page.route('**/v1/games/hamlet/components*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('"name":"Quarry"', `"name":"${long}"`) })
    })
    await page.setViewportSize(phone)
    await page.goto(await begunMatch(server, 'hamlet', ['Ada', 'Grace'], { seating: 'as-joined' }))
    const village = page.locator('section[data-zoomed]')
    await village.locator('[data-piece="tile:quarry"][aria-pressed]').waitFor()
    expect(await village.locator('[data-piece^="tile:"][aria-pressed]').count()).toBeGreaterThan(3)
    expect(z.array(z.string()).parse(await page.evaluate(illegible))).toEqual([])
    await page.unroute('**/v1/games/hamlet/components*')
  })

  test('Ctrl and the wheel zoom about the pointer, and 0 shows the whole again', async () => {
    const { page, village } = await opened(desktop)
    const farm = land(village, 'farm')
    const before = await middleOf(farm)
    const { width } = await boxOf(farm)
    // Wheels tell where they are in whole pixels.
    const pointer = { x: Math.round(before.x), y: Math.round(before.y) }
    await page.mouse.move(pointer.x, pointer.y)
    await page.keyboard.down('Control')
    for (let turns = 0; turns < 4; turns++) await page.mouse.wheel(0, -80)
    await page.keyboard.up('Control')
    await expect.poll(async () => (await boxOf(farm)).width).toBeGreaterThan(2 * width)

    const larger = await boxOf(farm)
    const factor = larger.width / width
    const kept = {
      x: pointer.x + (before.x - pointer.x) * factor,
      y: pointer.y + (before.y - pointer.y) * factor,
    }
    expect(far({ x: larger.x + larger.width / 2, y: larger.y + larger.height / 2 }, kept)).toBeLessThan(3)

    await village.focus()
    await page.keyboard.press('0')
    await expect.poll(() => cutOff(page, village)).toEqual([])
  })

  test('the keys + and - zoom about the middle, or about the building that has the focus', async () => {
    const { page, village } = await opened(desktop)
    const market = land(village, 'market')
    const before = await middleOf(market)
    const { width } = await boxOf(market)
    await village.locator('[data-piece="tile:market"]').focus()
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await expect.poll(async () => (await boxOf(market)).width).toBeGreaterThan(1.9 * width)

    expect(far(await middleOf(market), before)).toBeLessThan(3)

    await page.keyboard.press('-')
    await expect.poll(async () => (await boxOf(market)).width).toBeLessThan(1.5 * width)
  })

  test('a mouse drags what is zoomed, and clicks nothing with it', async () => {
    const { page, village } = await opened(desktop)
    await page.getByRole('button', { name: 'Larger' }).click()
    await page.getByRole('button', { name: 'Larger' }).click()
    const church = land(village, 'church')
    const before = await middleOf(church)
    await page.mouse.move(before.x, before.y)
    await page.mouse.down()
    await page.mouse.move(before.x - 30, before.y - 20)
    await page.mouse.move(before.x - 60, before.y - 40)
    await page.mouse.up()
    const after = await middleOf(church)

    expect(far(after, { x: before.x - 60, y: before.y - 40 })).toBeLessThan(3)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.locator('[data-piece][aria-pressed="true"]').count()).toBe(0)
  })

  test('what lies on a building is explained from the sheet of the building, with the keyboard alone', async () => {
    const { page, village } = await opened(desktop)
    await village.locator('[data-piece="tile:farm"]').press('?')
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'wheat', exact: true }).press('Enter')

    await sheet.getByRole('heading', { name: 'wheat', exact: true }).waitFor()
    await page.keyboard.press('Escape')
  })

  test('two fingers zoom about themselves, and select nothing', async () => {
    const { page, village } = await opened(phone)
    const session = await page.context().newCDPSession(page)
    // Buttons are larger for fingers.
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await page.waitForTimeout(500)
    const farm = land(village, 'farm')
    const before = await middleOf(farm)
    const { width } = await boxOf(farm)
    await pinch(session, before, 20, 60)
    await expect.poll(async () => (await boxOf(farm)).width).toBeGreaterThan(2.5 * width)

    expect(far(await middleOf(farm), before)).toBeLessThan(4)
    expect(await page.locator('[data-piece][aria-pressed="true"]').count()).toBe(0)
    expect(await page.evaluate('visualViewport.scale')).toBe(1)
  })

  test.each([
    { width: 740, height: 360 },
    { width: 360, height: 480 },
  ])('in a low window the village is drawn as well: $width × $height', async (low) => {
    const { village } = await opened(low)
    const { width, height } = await boxOf(village.locator('svg').first())

    expect(Math.min(width, height)).toBeGreaterThan(100)
  })

  test('a thumb that lies still while another finger moves explains nothing', async () => {
    const { page, village } = await opened(phone)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    const { x, y } = await middleOf(land(village, 'church'))
    const send = (type: 'touchStart' | 'touchMove', apart: number) => {
      const touchPoints = [
        { x, y, id: 1 },
        { x: x + apart, y, id: 2 },
      ]
      return session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart === 0 ? touchPoints.slice(0, 1) : touchPoints,
      })
    }
    await send('touchStart', 0)
    await send('touchStart', 30)
    for (let apart = 30; apart < 80; apart += 5) {
      await send('touchMove', apart)
      await page.waitForTimeout(100)
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })

    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})

const isWithin = (one: Frame, other: Frame): boolean =>
  one.x >= other.x - 1 &&
  one.y >= other.y - 1 &&
  one.x + one.width <= other.x + other.width + 1 &&
  one.y + one.height <= other.y + other.height + 1

const far = (one: { x: number; y: number }, other: { x: number; y: number }): number =>
  Math.hypot(one.x - other.x, one.y - other.y)

/** Two fingers about a spot, from so far apart to so far. */
async function pinch(session: CDPSession, { x, y }: { x: number; y: number }, from: number, to: number): Promise<void> {
  const fingers = (apart: number) => [
    { x: x - apart / 2, y, id: 1 },
    { x: x + apart / 2, y, id: 2 },
  ]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) })
  for (let apart = from; apart <= to; apart += 5) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
