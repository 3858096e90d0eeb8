import request from 'supertest'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { boxFor } from '../../src/games/hamlet/data/printed-box.ts'
import { boxes } from '../../src/games/hamlet/data/versions.ts'
import { hamlet } from '../../src/games/hamlet/index.ts'
import type { State as HamletState } from '../../src/games/hamlet/state.ts'
import { buildings } from '../../src/games/havana/data/buildings.ts'
import { tables } from '../../src/games/havana/data/versions.ts'
import { havana } from '../../src/games/havana/index.ts'
import type { State as HavanaState } from '../../src/games/havana/state.ts'
import { mailbox } from '../notices/mailbox.ts'
import { boardOf, wish } from '../studies/board.ts'
import { type HttpMatch, httpMatch } from '../support/http-match.ts'
import { mailServer } from '../support/mail-server.ts'
import { newPlayer } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { sharedThreads } from '../support/threads.ts'

/**
 * A match that was opened with other component data than today's. Wherever it is described, the numbers are those of
 * its own data: here every number of points is higher by this much than on any component of today.
 */
const raised = 70

const post = await mailServer()
const server = await testServer({ SMTP_URL: post.url, MAIL_PICTURES: 'false' })
const http = request(server.app.server)
const { mailsTo } = mailbox(post)
const ann = await newPlayer(server, { name: 'Ann' })
const bob = await newPlayer(server, { name: 'Bob' })

// Worker threads only have today's data: jobs run in this thread, which has the earlier data, too.
beforeEach(() => {
  vi.spyOn(sharedThreads, 'run').mockImplementation(async (job, input) => job.run(structuredClone(input)))
})
afterEach(() => {
  vi.restoreAllMocks()
  post.delivered.splice(0)
})

type Cards = (typeof buildings)[34]
const dearer = (cards: Cards): Cards =>
  Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, { ...card, vp: card.vp + raised }]))

const box = boxFor(2)
const richer = {
  ...box,
  sales: Object.fromEntries(
    Object.entries(box.sales).map(([id, sale]) => [
      id,
      { ...sale, reward: { ...sale.reward, vp: sale.reward.vp + raised } },
    ]),
  ),
}

/** A match that began before its data were corrected to those of today. */
const begun = {
  async havana(): Promise<HttpMatch> {
    const earlier = { 34: dearer(buildings[34]), 36: dearer(buildings[36]) }
    vi.spyOn(tables, 'values').mockImplementation(() => new Map([[1, earlier]]).values())
    const today = havana.opening.bind(havana)
    const opening = vi
      .spyOn(havana, 'opening')
      .mockImplementation((setup): HavanaState => ({ ...today(setup), buildings: earlier[34] }))
    const match = await httpMatch(server, [ann, bob], { game: 'havana', pace: { kind: 'hours', hours: 24 } })
    opening.mockRestore()
    return match
  },
  async hamlet(): Promise<HttpMatch> {
    vi.spyOn(boxes, 'values').mockImplementation(() => new Map([[1, () => richer]]).values())
    const today = hamlet.opening.bind(hamlet)
    const opening = vi
      .spyOn(hamlet, 'opening')
      .mockImplementation((setup): HamletState => ({ ...today(setup), box: richer }))
    const match = await httpMatch(server, [ann, bob], { game: 'hamlet', pace: { kind: 'hours', hours: 24 } })
    opening.mockRestore()
    return match
  },
}

/** The points that a text mentions of the raised components. */
const patterns = { havana: /House \d+ \((\d+) VP/g, hamlet: /for \d+ coins? and (\d+) points?/g }
const points = (game: keyof typeof patterns, text: string) =>
  [...text.replace(/\s+/g, ' ').matchAll(patterns[game])].map(([, number]) => Number(number))

const games = ['havana', 'hamlet'] as const
/** Whether descriptions of the game's events mention these points: Hamlet mentions them only for sales on offer. */
const mentionsPoints = { havana: true, hamlet: false }

describe.each(games)('a match of %s that was opened with other component data', (game) => {
  /** Whether a text mentions only the match's own components, and whether it mentions any. */
  const saysItsOwn = (text: string) => {
    const mentioned = points(game, text)
    expect(mentioned.filter((number) => number <= raised)).toEqual([])
    return mentioned.length > 0
  }
  const ownIn = ({ body, text }: { body: unknown; text: string }) => saysItsOwn(`${JSON.stringify(body)} ${text}`)

  test('is described by its own numbers: view, choices, entries, previews, refusals, mails and studies', async () => {
    const match = await begun[game]()
    const [asked = 0] = await match.waitsFor()
    server.clock.turn(60 * 60_000)
    await server.worker.drain()
    const mails = [ann, bob].flatMap((person) => mailsTo(person)).map(({ mail }) => `${mail.text} ${mail.html}`)
    expect(mails.map(saysItsOwn)).toContain(true)
    expect(ownIn(await match.get(asked, '/view').expect(200))).toBe(true)
    const refused = game === 'havana' ? { type: 'build', building: 'h01' } : { type: 'sell', token: 's1a' }
    ownIn(await match.move(asked, refused))

    // Whether any of these mentions a raised component depends on the draws; none may mention another.
    for (let move = 0; move < 30 && (await match.playOn()); move++) {
      const [seat] = await match.waitsFor()
      if (seat === undefined) break
      const choices = await match.get(seat, '/choices').expect(200)
      ownIn(choices)
      const [last] = choices.body.choices.slice(-1)
      const tried = await match.post(seat, '/moves', { moves: [last.example], dryRun: true }).expect(200)
      ownIn(tried)
      ownIn(await match.move(seat, refused))
    }
    const { version } = (await match.get(0, '').expect(200)).body
    expect(ownIn(await match.get(0, '/journal?limit=100').expect(200))).toBe(mentionsPoints[game])
    for (const entry of [2, version]) ownIn(await match.get(0, `/entries/${entry}`).expect(200))

    const from = { kind: 'match', match: match.id, version: 1 }
    const study = boardOf(server, ann, (await wish(server, ann, from).expect(201)).body.id)
    expect(ownIn(await study.get('/nodes/0').expect(200))).toBe(true)
    ownIn(await study.get('/nodes/0/choices').expect(200))
    const { token } = (await study.put('/share').expect(200)).body
    expect(saysItsOwn((await http.get(`/links/study?token=${token}`).expect(200)).text)).toBe(true)
    expect(saysItsOwn(JSON.stringify((await study.get('/nodes/0/position').expect(200)).body))).toBe(false)
  })
})
