import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { signIn } from '../../scripts/demo/people.ts'
import { describeInBrowser, sharedChromium } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { looksGood, tooWide } from './axe.ts'
import { type Distant, distant } from './begun-match.ts'
import { signInNew, type Visitor, visitor } from './browser.ts'

const Opened = z.object({ id: z.string() })

/** Opens a rated match for two, which begins at once. @returns its address in the API */
async function begun(host: Distant, guest: Distant): Promise<string> {
  const wish = { game: 'hamlet', seats: 2, rated: true, seating: 'as-joined' }
  const { id } = await host.api.post('/v1/matches', wish, Opened)
  await guest.api.post(`/v1/matches/${id}/seats`, {}, z.unknown())
  return `/matches/${id}`
}

/** Seat 0 wins by 21 points to 13, as a ruling decides: this is quicker than a match. */
const ruling = {
  outcome: 'upheld',
  reasons: 'They had agreed on this result.',
  remedies: [
    {
      kind: 'end',
      result: [
        { seat: 0, place: 1, points: 21 },
        { seat: 1, place: 2, points: 13 },
      ],
    },
  ],
}

describeInBrowser('what is known of people', () => {
  let server: ListeningServer
  let ada: Visitor
  let people: readonly [Distant, Distant]

  beforeAll(async () => {
    server = await listeningServer()
    ada = await visitor(await sharedChromium())
    await signInNew(ada, server, 'Ada')
    await server.player('Grace')
    people = [await distant(server, 'Ada'), await distant(server, 'Grace')]
    const judging = await signIn(server.url, await server.administrator())
    const [{ api }] = people
    // Five matches that Ada wins, for the statistics, and five that she gives up: then ratings are certain.
    for (let match = 0; match < 5; match++) {
      const disputed = await begun(...people)
      await api.post(`/v1${disputed}/disputes`, { version: 1, text: 'It is over.', freeze: false }, z.unknown())
      await judging.post(`/v1/admin${disputed}/disputes/1/ruling`, ruling, z.unknown())
    }
    for (let match = 0; match < 5; match++) {
      await api.post(`/v1${await begun(...people)}/resignation`, {}, z.unknown())
    }
  })

  test('a profile shows how a rating went: as a drawing, in a sentence, and as a table', async () => {
    const isCounted = async () => {
      const { ratings } = await people[0].api.get(
        '/v1/people/Ada',
        z.object({ ratings: z.array(z.object({ matches: z.number() })) }),
      )
      return ratings[0]?.matches
    }
    await expect.poll(isCounted, { timeout: 60_000 }).toBe(10)
    const { page } = ada
    await page.goto(server.url)
    await page.getByRole('link', { name: 'Your profile' }).click()
    await page.getByRole('heading', { name: 'Ada', exact: true }).waitFor()
    const game = page.getByRole('article').filter({ hasText: 'Hamlet' })
    await game.getByText('10 matches played').waitFor()
    const course = await game.getByRole('img').getAttribute('aria-label')
    expect(course).toMatch(/^The rating over 10 matches: from 1000 to \d+, lowest \d+, highest \d+\.$/)

    await game.getByText('The numbers').click()
    const ratings = await game.getByRole('table').getByRole('row').locator('td:last-child').allInnerTexts()
    expect(ratings).toHaveLength(10)
    expect(course).toContain(`to ${ratings[0]},`)
    await looksGood(ada, 'profile')
    expect(ada.faults).toEqual([])
  })

  test('a game shows its best players, and what its matches show of the seats', async () => {
    const { page } = ada
    await page.getByRole('link', { name: 'Hamlet' }).first().click()
    const best = page.getByRole('table').first()
    await best.getByRole('row', { name: /^1\. Grace / }).waitFor()
    await best.getByRole('row', { name: /^2\. Ada / }).waitFor()
    const seats = page.getByRole('article').filter({ hasText: '2 players' })
    await seats.getByText('5 matches, of 1 minute and').waitFor()
    await seats.getByText('5 matches more ended because all but one had given up.').waitFor()
    await seats.getByRole('row', { name: 'Seat 1 100% 21' }).waitFor()
    await seats.getByRole('row', { name: 'Seat 2 0% 13' }).waitFor()
    await looksGood(ada, 'game')
    await best.getByRole('link', { name: 'Grace' }).click()
    await page.getByRole('heading', { name: 'Grace' }).waitFor()
    expect(await tooWide(page)).toBe(0)
    expect(ada.faults).toEqual([])
  })
})
