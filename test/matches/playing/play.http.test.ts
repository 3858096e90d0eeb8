import { createPublicKey } from 'node:crypto'
import { applyPatch } from 'rfc6902'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { havana } from '../../../src/games/havana/index.ts'
import { languages } from '../../../src/games/kit/wording.ts'
import { SignedHead, verifyHead } from '../../../src/journal/head-signature.ts'
import { JournalFile } from '../../../src/journal/journal-file.ts'
import { verifyFile } from '../../../src/journal/verify-file.ts'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const http = request(server.app.server)
const { prisma } = server.platform.database

const ann = await newPlayer(server, { name: 'Ann' })
const bob = await newPlayer(server, { name: 'Bob' })
const eve = await newPlayer(server, { name: 'Eve' })
const started = (wish: object = {}) => httpMatch(server, [ann, bob], wish)

const entriesOf = ({ id }: HttpMatch) => prisma.entry.count({ where: { matchId: id } })
const example = async (match: HttpMatch, seat: number) => {
  const [choice] = await match.choices(seat)
  if (!choice) throw new Error(`seat ${seat} has no choice`)
  return choice.example
}

/** Both have laid their first two cards, so that the first round has begun. @returns the seat whose turn it is */
async function opened(match: HttpMatch): Promise<{ turn: number; other: number }> {
  for (const seat of [0, 1]) await match.move(seat, await example(match, seat)).expect(200)
  const [turn] = await match.waitsFor()
  if (turn === undefined) throw new Error('the match waits for nobody')
  return { turn, other: 1 - turn }
}

describe('a whole match, played with choices only', () => {
  test('ends with a result; every version stays as it was seen; journals verify, and then reveal everything', async () => {
    const match = await started({ options: { buildings: 36 } })
    const viewers = [
      { viewer: 0, look: (path: string) => match.get(0, path) },
      { viewer: 1, look: (path: string) => match.get(1, path) },
      { viewer: 'spectator', look: (path: string) => eve.as(http.get(`/v1/matches/${match.id}${path}`)) },
    ]
    const seen = new Map<string, unknown>()
    let version = 1
    do {
      version = (await match.get(0, '').expect(200)).body.version
      // Every viewer looks at the first versions, and at a sample of the later ones: folding takes time.
      if (version < 9 || version % 20 === 0) {
        for (const { viewer, look } of viewers) seen.set(`${viewer}/${version}`, (await look('/view').expect(200)).body)
      }
      if (version === 40) await pastIsAsItWasSeen()
      server.clock.turn(3 * 60_000)
    } while (await match.playOn())

    async function pastIsAsItWasSeen() {
      for (const [key, then] of seen) {
        const [viewer, past] = key.split('/')
        const look = viewers.find((one) => String(one.viewer) === viewer)?.look
        expect((await look?.(`/view?version=${past}`).expect(200))?.body).toEqual(then)
      }
    }

    expect(version).toBeGreaterThan(40)
    const over = (await match.get(0, '').expect(200)).body
    expect(over).toMatchObject({ status: 'ended', decisions: [], endedAt: expect.any(String) })
    expect(over.seed).toMatch(/^[0-9a-f]{64}$/)
    expect(over.result.seats.map(({ player }: { player: string }) => player).sort()).toEqual(['Ann', 'Bob'])
    expect(over.result.seats[0].lines[0].says).toMatch(/\S/)
    expect((await match.move(0, { type: 'end-turn' }).expect(409)).body.code).toBe('match-over')
    expect((await match.post(0, '/resignation').expect(409)).body.code).toBe('match-over')
    expect((await match.get(0, '/choices').expect(200)).body).toMatchObject({ decision: null, choices: [] })

    // when it is over, everybody sees everything, or looks as any viewer
    const publicKey = (await http.get('/v1/keys').expect(200)).body.items[0].publicKey
    for (const { look } of viewers) {
      const file = JournalFile.parse((await look('/journal-file').expect(200)).body)
      expect(file.seed).toBe(over.seed)
      const checks = verifyFile(file, { game: havana, publicKey })
      expect(checks.map(({ check, outcome }) => [check, outcome])).toEqual(checks.map(({ check }) => [check, 'passed']))
      expect((await look('/view').expect(200)).body).toMatchObject({ viewer: 'administrator', version: over.version })
      for (const [key, then] of seen) {
        const [viewer, past] = key.split('/')
        if (past !== '20') continue
        expect((await look(`/view?version=20&as=${viewer}`).expect(200)).body).toEqual(then)
      }
    }
    for (const path of ['/view', '/picture', '/entries/1', '/difference']) {
      const { errors } = (await match.get(0, `${path}?as=2${path === '/difference' ? '&from=1' : ''}`).expect(404)).body
      expect(errors).toEqual([{ at: 'querystring/as', problem: 'There is no such seat.' }])
    }
    await match.get(0, `/view?version=${over.version + 1}`).expect(404)
  })
})

describe('hidden information', () => {
  test('a laid card is in no byte of any answer to others, and stands as a commitment that verifies', async () => {
    const match = await started()
    const spy = (path: string) => eve.as(http.get(`/v1/matches/${match.id}${path}`))
    const answers = async (get: (path: string) => ReturnType<typeof spy>) => {
      const texts: string[] = []
      for (const path of ['', '/view', '/view?version=2', '/journal', '/journal-file']) {
        texts.push((await get(path).expect(200)).text)
      }
      return texts.join('\n')
    }
    const [hand] = (await match.get(0, '/view').expect(200)).body.view.seats
    const own = hand.secret.hand
    const cards = [own[3], own[11]]

    const played = await match.move(0, { type: 'open', cards }).expect(200)

    const pair = `"${[...cards].sort((one, other) => own.indexOf(one) - own.indexOf(other)).join('","')}"`
    expect(played.text).toContain(pair)
    expect(await answers((path) => match.get(0, path))).toContain(pair)
    for (const get of [spy, (path: string) => match.get(1, path)]) {
      const journal = await answers(get)
      expect(journal).not.toContain(pair)
      expect(journal).not.toContain('opening-chosen')
      const { items } = (await get('/journal?since=1').expect(200)).body
      expect(items[0].entry.move).toEqual({ kind: 'hidden', commitment: expect.stringMatching(/^[0-9a-f]{64}$/) })
      expect(items[0].says.join()).not.toMatch(new RegExp(cards.join('|')))
      const file = JournalFile.parse((await get('/journal-file').expect(200)).body)
      expect(file.seed).toBeNull()
      const outcomes = new Map(verifyFile(file, { game: havana }).map(({ check, outcome }) => [check, outcome]))
      const checkable = ['header', 'chain', 'hashes', 'head'] as const
      expect(checkable.map((check) => outcomes.get(check))).toEqual(Array(4).fill('passed'))
    }
    const rival = (await match.get(1, '/choices').expect(200)).body
    expect(JSON.stringify(rival)).not.toContain(pair)
  })

  test('signed heads verify with the published keys', async () => {
    const match = await started()
    const { items } = (await http.get('/v1/keys').expect(200)).body
    const moved = (await match.move(0, await example(match, 0)).expect(200)).body
    const viewed = (await match.get(1, '/view').expect(200)).body
    const journal = (await match.get(1, '/journal').expect(200)).body
    for (const head of [moved.head, viewed.head, journal.head].map((one) => SignedHead.parse(one))) {
      const key = items.find(({ id }: { id: string }) => id === head.keyId)
      expect(head).toMatchObject({ match: match.id, version: 2, hash: journal.items[1].entry.hash })
      expect(verifyHead(head, createPublicKey(key.publicKey))).toBe(true)
      expect(verifyHead({ ...head, version: 3 }, createPublicKey(key.publicKey))).toBe(false)
    }
  })

  test('the journal can be read on from any version, in pages', async () => {
    const match = await started()
    await opened(match)
    const versions = async (query: string) =>
      (await match.get(0, `/journal${query}`).expect(200)).body.items.map(
        ({ entry }: { entry: { version: number } }) => entry.version,
      )
    expect(await versions('')).toEqual([1, 2, 3])
    expect(await versions('?since=1')).toEqual([2, 3])
    expect(await versions('?since=1&limit=1')).toEqual([2])
    expect(await versions('?since=3')).toEqual([])
    expect(await versions('?since=1000000000')).toEqual([])
  })
})

describe('the view', () => {
  test('answers 304 to a client that has the same version, viewer and language', async () => {
    const match = await started()
    const first = await match.get(0, '/view').expect(200)
    const tag = String(first.headers.etag)
    const again = (held: string, seat = 0) => match.get(seat, '/view').set('if-none-match', held)
    const unchanged = await again(tag).expect(304)
    // With a length but no body, clients would wait for the body.
    expect(unchanged.headers['content-length']).toBeUndefined()
    expect(unchanged.text).toBe('')
    expect(unchanged.headers.etag).toBe(tag)
    await again(`"other", W/${tag}`).expect(304)
    await again('*').expect(304)
    await again(tag).set('accept-language', 'fr').expect(200)
    await again(tag, 1).expect(200)

    const moved = await match.move(1, await example(match, 1)).expect(200)
    const next = await again(tag).expect(200)
    expect(next.headers.etag).not.toBe(tag)
    expect(moved.headers.etag).not.toBe(next.headers.etag)
    expect((await match.get(1, '/view').expect(200)).headers.etag).toBe(moved.headers.etag)
  })

  test('is in the caller’s language', async () => {
    const match = await started()
    const says = new Set<string>()
    for (const language of languages) {
      const { body } = await match.get(0, '/view').set('accept-language', language).expect(200)
      says.add(body.says.join('\n') + body.waitsFor[0].asks)
    }
    expect(says.size).toBe(languages.length)
  })

  test('of others is refused while the match goes on, and the answer says so', async () => {
    const match = await started()
    for (const wish of ['1', 'administrator', 'spectator']) {
      const { body } = await match.get(0, `/view?as=${wish}`).set('accept-language', 'fr').expect(403)
      const problem = 'Jusqu’à la fin de la partie, vous ne la voyez que de votre propre point de vue.'
      expect(body).toMatchObject({ code: 'not-allowed', errors: [{ at: 'querystring/as', problem }] })
    }
    await match.get(0, '/view?as=0').expect(200)
  })
})

describe('choices', () => {
  test('are empty for seats that are not asked, and refused to callers without a seat', async () => {
    const match = await started()
    const { other, turn } = await opened(match)
    expect((await match.get(other, '/choices').expect(200)).body).toMatchObject({ decision: null, choices: [] })
    expect((await match.get(turn, '/choices').expect(200)).body.decision).toMatchObject({ seat: turn })
    const stranger = await eve.as(http.get(`/v1/matches/${match.id}/choices`)).expect(403)
    expect(stranger.body.code).toBe('not-your-seat')
  })

  test('name every component in the caller’s language', async () => {
    const match = await started()
    const { body } = await match.get(0, '/choices').set('accept-language', 'es').expect(200)
    const [choice] = body.choices
    expect(choice.says).toMatch(/\S/)
    expect(choice.labels.cards).toMatch(/\S/)
    expect(choice.nouns).toHaveLength(13)
    expect(new Set(choice.nouns.map(({ says }: { says: string }) => says)).size).toBe(13)
  })

  test('say what they are about, and its name', async () => {
    const match = await started()
    const { turn } = await opened(match)
    const choices = await match.choices(turn)
    expect(choices.length).toBeGreaterThan(0)
    for (const { about, nouns, move } of choices) {
      expect(about[0]).toEqual({ kind: 'action-card', id: move.type })
      for (const noun of about) expect(nouns).toContainEqual({ noun, says: expect.stringMatching(/^[A-Z]/) })
    }
  })
})

describe('a move', () => {
  const endTurn = { type: 'end-turn' }

  test('needs a seat', async () => {
    const match = await started()
    const answer = await eve.as(http.post(`/v1/matches/${match.id}/moves`)).send({ moves: [endTurn] })
    expect([answer.status, answer.body.code]).toEqual([403, 'not-your-seat'])
  })

  test('needs a started match', async () => {
    const { id } = (await ann.as(http.post('/v1/matches')).send({ game: 'havana', seats: 2 }).expect(201)).body
    for (const path of ['view', 'choices', 'journal', 'journal-file']) {
      expect((await ann.as(http.get(`/v1/matches/${id}/${path}`)).expect(409)).body.code).toBe('match-not-started')
    }
    const moved = await ann.as(http.post(`/v1/matches/${id}/moves`)).send({ moves: [endTurn] })
    expect([moved.status, moved.body.code]).toEqual([409, 'match-not-started'])
    const resigned = await ann.as(http.post(`/v1/matches/${id}/resignation`))
    expect([resigned.status, resigned.body.code]).toEqual([409, 'match-not-started'])
  })

  test('against the rules is refused with the rule’s code, and a sentence in each language', async () => {
    const match = await started()
    const sentences = new Set<string>()
    for (const language of languages) {
      const answer = await match.move(0, { type: 'open', cards: ['siesta', 'siesta'] }).set('accept-language', language)
      expect([answer.status, answer.body.code, answer.body.rule]).toEqual([
        422,
        'illegal-move',
        'havana/same-card-twice',
      ])
      expect(answer.body.params.index).toBe(0)
      expect(answer.headers['content-language']).toBe(language)
      sentences.add(answer.body.detail)
    }
    expect(sentences.size).toBe(languages.length)
    expect(await entriesOf(match)).toBe(1)
  })

  test('several moves in a request are all made, an entry each', async () => {
    const match = await started()
    // Siesta and Obreros draw nothing: what comes after them is known.
    for (const seat of [0, 1]) await match.move(seat, { type: 'open', cards: ['siesta', 'obreros'] }).expect(200)
    const [turn = -1] = await match.waitsFor()
    const moves = [{ type: 'siesta' }, { type: 'obreros' }]
    const answer = await match.move(turn, ...moves).expect(200)
    expect(answer.body.version).toBe(5)
    expect(answer.body.entries.map(({ entry }: { entry: { move: unknown } }) => entry.move)).toMatchObject(
      moves.map((value) => ({ kind: 'shown', value })),
    )
    expect(await entriesOf(match)).toBe(5)
  })

  test('none of several moves is made if one is refused', async () => {
    const match = await started()
    const first = await example(match, 0)
    const answer = await match.move(0, first, first).expect(422)
    expect(answer.body).toMatchObject({ rule: 'havana/already-chosen', params: { index: 1 } })
    expect(await entriesOf(match)).toBe(1)
    expect((await match.get(0, '').expect(200)).body).toMatchObject({ version: 1 })
    expect(await match.choices(0)).not.toEqual([])
  })

  test('with dryRun is previewed and not made', async () => {
    const match = await started()
    const move = await example(match, 0)
    const before = await prisma.match.findUniqueOrThrow({ where: { id: match.id } })
    const tried = await match.post(0, '/moves', { moves: [move], dryRun: true }).expect(200)
    expect(tried.body).toMatchObject({ outcome: 'tried', version: 1, tried: 1, stopped: false })
    expect(tried.body.says.join()).toMatch(/\S/)
    expect(await prisma.match.findUniqueOrThrow({ where: { id: match.id } })).toEqual(before)
    expect(await entriesOf(match)).toBe(1)

    await match.move(0, move).expect(200)
    const last = await match.post(1, '/moves', { moves: [await example(match, 1)], dryRun: true }).expect(200)
    expect(last.body).toMatchObject({ tried: 1, stopped: true })
    expect(last.text).not.toContain('revealed')
    expect(await entriesOf(match)).toBe(2)
    const refused = await match.post(0, '/moves', { moves: [move], dryRun: true }).expect(422)
    expect(refused.body.rule).toBe('havana/already-chosen')
  })

  test('with dryRun says what changes on the board and, on request, what could be done then', async () => {
    const match = await httpMatch(server, [ann, bob], { game: 'hamlet' })
    const [seat = 0] = await match.waitsFor()
    const see = async () => (await match.get(seat, '/view').expect(200)).body.view
    const before = await see()
    for (const { example: move, says } of await match.choices(seat)) {
      const trial = { moves: [move], dryRun: true }
      const { body } = await match.post(seat, '/moves', { ...trial, withChoices: true }).expect(200)
      expect((await match.post(seat, '/moves', trial).expect(200)).body).toEqual({ ...body, choices: null })
      const board = structuredClone(before)
      expect(applyPatch(board, body.patch).filter((problem) => problem !== null)).toEqual([])
      expect(await see()).toEqual(before)

      await match.move(seat, move).expect(200)
      if (!body.stopped) {
        expect(board, says).toEqual(await see())
        expect(body.choices, says).toEqual(await match.choices(seat))
      } else expect(body.choices).toBeNull()
      await match.post(seat, '/take-back').expect((taken) => [200, 409].includes(taken.status))
      if (JSON.stringify(await see()) !== JSON.stringify(before)) break
    }
  })

  test('with dryRun says first what a move gives up that could still be used', async () => {
    const match = await httpMatch(server, [ann, bob], { game: 'hamlet' })
    const [seat = 0] = await match.waitsFor()
    const trial = { moves: [{ type: 'end-turn' }], dryRun: true }

    const { body } = await match.post(seat, '/moves', trial).expect(200)

    expect(body.says[0]).toMatch(/^You still have \d+ villagers? who could work\.$/)
  })

  test('with dryRun on the last hidden choice shows nothing of the others’', async () => {
    const match = await started()
    await match.move(0, await example(match, 0)).expect(200)
    const trial = { moves: [await example(match, 1)], dryRun: true, withChoices: true }
    const { body } = await match.post(1, '/moves', trial).expect(200)
    const before = (await match.get(1, '/view').expect(200)).body.view
    const after = structuredClone(before)
    applyPatch(after, body.patch)

    expect(body).toMatchObject({ stopped: true, choices: null })
    expect(after.seats[1]).not.toEqual(before.seats[1])
    expect({ ...after, seats: after.seats.with(1, before.seats[1]) }).toEqual(before)
  })
})

test('choices are foretold by a dry run alone: a move that asks for them is refused, and not made', async () => {
  const match = await started()
  const asked = { moves: [await example(match, 0)], withChoices: true }
  const { body } = await match.post(0, '/moves', asked).expect(400)
  expect(body).toMatchObject({ code: 'invalid-request', errors: [{ at: 'body/withChoices' }] })
  expect(await entriesOf(match)).toBe(1)
})

describe('a move that names the version or decision that it builds on', () => {
  test('If-Match is strict: 412 with the current version and the missed entries', async () => {
    const match = await started()
    const tag = String((await match.get(1, '/view').expect(200)).headers.etag)
    await match.move(0, await example(match, 0)).expect(200)
    const move = { moves: [await example(match, 1)] }
    const passed = await match.post(1, '/moves', move).set('if-match', tag).expect(412)
    expect(passed.body).toMatchObject({ code: 'version-passed', params: { version: 2 } })
    expect(passed.body.params.missed.map(({ entry }: { entry: { version: number } }) => entry.version)).toEqual([2])
    expect(passed.text).not.toContain('opening-chosen')
    expect(await entriesOf(match)).toBe(2)

    const newest = String((await match.get(1, '/view').expect(200)).headers.etag)
    await match.post(1, '/moves', move).set('if-match', newest).expect(200)
    expect((await match.post(1, '/moves', move).set('if-match', '3').expect(422)).body.rule).toMatch(/^havana\//)
    expect((await match.post(1, '/moves', move).set('if-match', 'mine').expect(400)).body.code).toBe('invalid-request')
    expect((await match.post(1, '/moves', move).set('if-match', `${tag}, ${newest}`).expect(400)).body.code).toBe(
      'invalid-request',
    )
  })

  test('an open decision is answered at the newest version; one that has passed is refused', async () => {
    const match = await started()
    const { decision } = (await match.get(1, '/choices').expect(200)).body
    await match.move(0, await example(match, 0)).expect(200)
    const answer = { moves: [await example(match, 1)], decision: decision.id }
    expect((await match.post(1, '/moves', answer).expect(200)).body.version).toBe(3)
    const passed = await match.post(1, '/moves', answer).expect(409)
    expect(passed.body).toMatchObject({ code: 'decision-passed', params: { version: 3 } })
    const theirs = await match.post(1, '/moves', { ...answer, decision: '1.0.opening' }).expect(409)
    expect(theirs.body.code).toBe('decision-passed')
    expect(await entriesOf(match)).toBe(3)
  })

  test('two seats that are asked at once and answer at once are both accepted', async () => {
    for (let matches = 0; matches < 5; matches++) {
      const match = await started()
      const answers = await Promise.all(
        [0, 1].map(async (seat) => {
          const { decision, choices } = (await match.get(seat, '/choices').expect(200)).body
          return match.post(seat, '/moves', { moves: [choices[0].example], decision: decision.id })
        }),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(answers.map(({ body }) => body.version).sort()).toEqual([2, 3])
      expect(await entriesOf(match)).toBe(3)
    }
  })

  test('the same decision answered many times at once makes one entry', async () => {
    const match = await started()
    const { decision, choices } = (await match.get(0, '/choices').expect(200)).body
    const answer = { moves: [choices[0].example], decision: decision.id }
    const answers = await Promise.all(Array.from({ length: 6 }, () => match.post(0, '/moves', answer)))
    const outcomes = answers.map(({ status, body }) => (status === 200 ? 'played' : body.code)).sort()
    expect(outcomes).toEqual([...Array(5).fill('decision-passed'), 'played'])
    expect(await entriesOf(match)).toBe(2)
  })
})

describe('Idempotency-Key', () => {
  const keyed = (match: HttpMatch, seat: number, key: string, body: object) =>
    match.post(seat, '/moves', body).set('idempotency-key', key)

  test('the same request gets the same answer and is made once, even after the match went on', async () => {
    const match = await started()
    const body = { moves: [await example(match, 0)] }
    const first = await keyed(match, 0, 'first-key', body).expect(200)
    const second = await keyed(match, 0, 'first-key', body).expect(200)
    expect(second.body).toEqual(first.body)
    await match.move(1, await example(match, 1)).expect(200)
    const later = await keyed(match, 0, 'first-key', body).expect(200)
    expect(later.body).toEqual(first.body)
    expect(await entriesOf(match)).toBe(3)
  })

  test('a request sent ten times at once is made once, and answered ten times alike', async () => {
    for (let matches = 0; matches < 3; matches++) {
      const match = await started()
      const body = { moves: [await example(match, 0)] }
      const answers = await Promise.all(Array.from({ length: 10 }, () => keyed(match, 0, 'many-times', body)))
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
      expect(await entriesOf(match)).toBe(2)
    }
  })

  test('another body under the same key is refused', async () => {
    const match = await started()
    const [choice] = await match.choices(0)
    const { hand } = (await match.get(0, '/view').expect(200)).body.view.seats[0].secret
    await keyed(match, 0, 'my-own-key', { moves: [choice?.example] }).expect(200)
    const other = { moves: [{ type: 'open', cards: hand.slice(3, 5) }] }
    expect((await keyed(match, 0, 'my-own-key', other).expect(422)).body.code).toBe('key-reused')
    // keys belong to one account each
    await keyed(match, 1, 'my-own-key', { moves: [await example(match, 1)] }).expect(200)
  })

  test('a refusal is not remembered', async () => {
    const match = await started()
    const wrong = { moves: [{ type: 'end-turn' }] }
    await keyed(match, 0, 'try-again', wrong).expect(422)
    await keyed(match, 0, 'try-again', { moves: [await example(match, 0)] }).expect(200)
    expect(await prisma.keyedRequest.count({ where: { key: 'try-again' } })).toBe(1)
  })

  test.each(['short', 'with spaces in it', 'x'.repeat(101)])('“%s” is not a valid key', async (key) => {
    const match = await started()
    await keyed(match, 0, key, { moves: [await example(match, 0)] }).expect(400)
  })
})

describe('giving up', () => {
  test('is an entry of its own, and the game decides what becomes of the match', async () => {
    const match = await started()
    const answer = await match.post(1, '/resignation').expect(200)
    expect(answer.body.entries).toMatchObject([{ entry: { kind: 'resigned', actor: { kind: 'seat', seat: 1 } } }])
    const over = (await match.get(0, '').expect(200)).body
    expect(over).toMatchObject({ status: 'ended', result: { reason: 'forfeit' } })
    expect(await prisma.notice.count({ where: { matchId: match.id, topic: 'match-ended' } })).toBe(2)
    expect((await match.post(1, '/resignation').expect(409)).body.code).toBe('match-over')
    const stranger = await eve.as(http.post(`/v1/matches/${match.id}/resignation`))
    expect([stranger.status, stranger.body.code]).toEqual([403, 'not-your-seat'])
  })

  test('is possible once: the others play on', async () => {
    const match = await httpMatch(server, [ann, bob, eve])
    await match.post(1, '/resignation').expect(200)
    expect((await match.post(1, '/resignation').expect(409)).body.code).toBe('already-resigned')
    expect(await match.waitsFor()).toEqual([0, 2])
  })

  test('several times at once makes one entry', async () => {
    const match = await httpMatch(server, [ann, bob, eve])
    const answers = await Promise.all([1, 2, 3].map(() => match.post(1, '/resignation')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await entriesOf(match)).toBe(2)
  })
})
