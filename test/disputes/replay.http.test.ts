import { applyPatch } from 'rfc6902'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { type HttpMatch, httpMatch } from '../support/http-match.ts'
import { newAdministrator, newPlayer, password } from '../support/people.ts'
import { testServer } from '../support/server.ts'

const server = await testServer()
const http = request(server.app.server)
const ann = await newPlayer(server, { name: 'Ann' })
const bob = await newPlayer(server, { name: 'Bob' })
const judge = await newAdministrator(server, { name: 'Judge' })

const looks = ({ id }: HttpMatch, as: unknown = 'administrator') =>
  judge.as(http.post(`/v1/admin/matches/${id}/looks`)).send({ as, reason: 'Bob says that a card was his.' })
const dispute = ({ id }: HttpMatch, path: string) => judge.as(http.get(`/v1/admin/matches/${id}${path}`))
const read = async (match: HttpMatch, path: string) => (await dispute(match, path).expect(200)).body
const open = (...cards: string[]) => ({ type: 'open', cards })

/** Both have chosen their two opening cards, and one of them has made a further move. */
async function played(people = [ann, bob], moves = 1): Promise<HttpMatch> {
  const match = await httpMatch(server, people)
  await match.move(0, open('siesta', 'obreros')).set('user-agent', "Ann's browser").expect(200)
  await match.move(1, open('mendigo', 'reciclaje')).expect(200)
  for (let made = 0; made < moves; made++) await match.playOn()
  return match
}

const routes = ['/view', '/entries', '/entries/2', '/difference?from=1']
const as = (path: string, viewer: number | string) => `${path}${path.includes('?') ? '&' : '?'}as=${viewer}`

describe('before an administrator has given a reason', () => {
  test('nothing hidden of a running match is shown; afterwards only what the reason was given for', async () => {
    const match = await played()
    for (const path of [...routes, '/journal-file']) {
      for (const viewer of [0, 'administrator']) {
        expect((await dispute(match, as(path, viewer)).expect(403)).body.code).toBe('reason-needed')
      }
      await dispute(match, as(path, 'spectator')).expect(200)
    }
    await looks(match, 0).expect(201)
    for (const path of [...routes, '/journal-file']) {
      await dispute(match, as(path, 0)).expect(200)
      await dispute(match, as(path, 1)).expect(403)
      await dispute(match, path).expect(403)
    }
  })

  test('a finished match is shown, but not who sent its moves', async () => {
    const match = await played()
    await match.post(0, '/resignation').expect(200)
    for (const path of routes.filter((path) => path !== '/entries/2')) await dispute(match, path).expect(200)
    expect((await dispute(match, '/entries/2').expect(403)).body.code).toBe('reason-needed')
    expect((await read(match, '/entries/2?as=spectator')).origin).toBeNull()
  })
})

describe('a replay', () => {
  test('steps through the entries in both directions', async () => {
    const match = await played()
    await looks(match).expect(201)
    const walked: number[] = []
    for (let at: number | null = 1; at !== null; ) {
      const { entry, next } = await read(match, `/entries/${at}`)
      walked.push(entry.version)
      at = next
    }
    for (let at: number | null = 3; at !== null; at = (await read(match, `/entries/${at}`)).previous) walked.push(at)
    expect(walked).toEqual([1, 2, 3, 4, 3, 2, 1])
  })

  test('shows the entries as their players read them in the journal', async () => {
    const match = await played()
    await looks(match).expect(201)
    for (const seat of [0, 1]) {
      const { items } = (await match.get(seat, '/journal?since=1&limit=2').expect(200)).body
      const { head, ...page } = await read(match, `/entries?since=1&limit=2&as=${seat}`)
      expect(page).toEqual({ match: match.id, items, version: 4 })
      expect(head).toMatchObject({ match: match.id, version: 4 })
    }
    const [chosen] = (await read(match, '/entries?since=1&limit=1')).items
    expect(chosen.entry.move).toMatchObject({ kind: 'shown', value: open('siesta', 'obreros') })
  })

  test('shows an entry as its players see it, and the choices at that time to an administrator who sees everything', async () => {
    const match = await httpMatch(server, [ann, bob])
    const offered = await match.choices(0)
    await match.move(0, open('siesta', 'obreros')).expect(200)
    await looks(match).expect(201)
    for (const seat of [0, 1]) {
      const seen = (await match.get(seat, '/entries/2').expect(200)).body
      // The hours that a deadline was computed by are shown to their player, and here.
      const took = { milliseconds: seen.took.milliseconds, running: 0 }
      expect(await read(match, `/entries/2?as=${seat}`)).toEqual({ ...seen, origin: null, took })
    }
    const { choices, entry } = await read(match, '/entries/2')
    expect(choices).toEqual(offered)
    expect(entry.move).toMatchObject({ kind: 'shown', value: open('siesta', 'obreros') })
  })

  test('hides from an administrator who plays what it hides from players: the hours that others keep', async () => {
    const match = await httpMatch(server, [judge, ann])
    await match.move(0, open('siesta', 'obreros')).expect(200)
    await match.move(1, open('mendigo', 'reciclaje')).expect(200)
    const running = async (version: number) => (await read(match, `/entries/${version}?as=0`)).took.running
    expect([await running(2), await running(3)]).toEqual([0, null])
    await match.post(1, '/resignation').expect(200)
    expect([await running(2), await running(3)]).toEqual([0, 0])
  })

  test('shows the difference between two versions, as each viewer saw them then', async () => {
    const match = await played()
    await looks(match).expect(201)
    for (const seat of [0, 1]) {
      const seen = (await match.get(seat, '/difference?from=4&to=1').expect(200)).body
      expect(await read(match, `/difference?from=4&to=1&as=${seat}`)).toEqual(seen)
    }
    const { view } = await read(match, '/view?version=1')
    const { patch, viewer } = await read(match, '/difference?from=1&to=4')
    expect(viewer).toBe('administrator')
    expect(applyPatch(view, patch).filter((problem) => problem !== null)).toEqual([])
    expect(view).toEqual((await read(match, '/view?version=4')).view)
    const hidden = await read(match, '/difference?from=1&to=2&as=1')
    expect(JSON.stringify(hidden)).not.toMatch(/siesta|obreros/)
    expect(JSON.stringify(await read(match, '/difference?from=1&to=2'))).toMatch(/siesta/)
  })

  test('of anything that does not exist is not found', async () => {
    const match = await played()
    await looks(match).expect(201)
    for (const path of ['/view?version=5', '/entries/5', '/difference?from=5', '/entries/1?as=2']) {
      await dispute(match, path).expect(404)
    }
    for (const path of ['/entries/0', '/entries/one', '/difference', '/difference?from=1&as=nobody']) {
      await dispute(match, path).expect(400)
    }
  })
})

describe('the origin of an entry', () => {
  test('is shown to an administrator who sees everything, and to nobody who looks as a seat', async () => {
    const match = await played()
    await looks(match).expect(201)
    expect((await read(match, '/entries/2')).origin).toEqual({
      player: 'Ann',
      client: "Ann's browser",
      credential: 'session',
      credentialId: ann.session,
      tokenName: null,
      request: expect.any(String),
    })
    expect((await read(match, '/entries/2?as=0')).origin).toBeNull()
    expect((await read(match, '/entries/1')).origin).toBeNull()
  })

  test('is deleted with the account', async () => {
    const eve = await newPlayer(server)
    const match = await played([eve, bob])
    await looks(match).expect(201)
    expect((await read(match, '/entries/2')).origin).toMatchObject({ player: eve.name })
    await eve.as(http.delete('/v1/account')).send({ password }).expect(204)
    expect((await read(match, '/entries/2')).origin).toBeNull()
  })

  test('names the administrator who aborted a match', async () => {
    const match = await played()
    const abort = judge.as(http.post(`/v1/admin/matches/${match.id}/abort`))
    await abort.send({ reason: 'Two of the players were one person.' }).expect(200)
    await looks(match).expect(201)
    expect((await read(match, '/entries/5')).origin).toMatchObject({ player: 'Judge', credentialId: judge.session })
  })
})

describe('a dispute', () => {
  const raises = (match: HttpMatch, freeze: boolean) =>
    match.post(0, '/disputes', { version: 1, text: 'My client chose for me.', freeze }).expect(201)

  test('stops the clock: no running time counts for a seat while its match is frozen', async () => {
    const [day, hour] = [24 * 3_600_000, 3_600_000]
    const match = await httpMatch(server, [ann, bob])
    server.clock.turn(hour)
    await raises(match, true)
    server.clock.turn(day)
    await match.post(0, '/disputes/1/withdrawal').expect(200)
    server.clock.turn(2 * hour)
    await match.move(0, open('siesta', 'obreros')).expect(200)
    const { took } = (await match.get(0, '/entries/4').expect(200)).body
    expect(took).toEqual({ milliseconds: day + 3 * hour, running: 3 * hour })
  })

  test('that ends with a move for a seat: the entry has the seat’s question, and whose ruling it was', async () => {
    const match = await httpMatch(server, [ann, bob])
    const offered = await match.choices(0)
    await raises(match, false)
    const move = { kind: 'move', seat: 0, move: open('siesta', 'obreros') }
    const ruling = judge.as(http.post(`/v1/admin/matches/${match.id}/disputes/1/ruling`))
    await looks(match).expect(201)
    await ruling.send({ outcome: 'upheld', reasons: 'The client was at fault.', remedies: [move] }).expect(200)

    const ruled = await read(match, '/entries/2')

    expect(ruled).toMatchObject({ entry: { kind: 'corrected' }, decision: { seat: 0, answered: true }, took: null })
    expect(ruled.origin).toMatchObject({ player: 'Judge' })
    expect(ruled.choices).toEqual(offered)
    expect((await match.get(0, '/entries/2').expect(200)).body).toMatchObject({ entry: { move: { kind: 'shown' } } })
    const others = (await match.get(1, '/entries/2').expect(200)).body
    expect(others).toMatchObject({ entry: { move: { kind: 'hidden' } }, choices: null })
    expect(JSON.stringify(others)).not.toMatch(/siesta|obreros/)
  })
})

test('an administrator who holds a seat sees only as that seat while the match goes on', async () => {
  const match = await played([judge, ann])
  for (const path of routes) {
    for (const viewer of ['administrator', 'spectator', 1]) {
      expect((await dispute(match, as(path, viewer)).expect(403)).body.code).toBe('not-allowed')
    }
    await dispute(match, as(path, 0)).expect(200)
  }
})

describe('the audit log', () => {
  const acts = async ({ id }: HttpMatch) =>
    (
      await server.platform.database.prisma.auditRecord.findMany({ where: { matchId: id }, orderBy: { number: 'asc' } })
    ).map(({ act, reason, accountId }) => ({ act, reason, accountId }))

  test('lists every aborted match with its reason, and every verified journal', async () => {
    const match = await played()
    await dispute(match, '/verification').expect(200)
    const abort = () => judge.as(http.post(`/v1/admin/matches/${match.id}/abort`))
    await abort().send({}).expect(400)
    await abort().send({ reason: '' }).expect(400)
    await abort().send({ reason: 'Two of the players were one person.' }).expect(200)
    await abort().send({ reason: 'Once more.' }).expect(409)
    expect(await acts(match)).toEqual([
      { act: 'verify', reason: '', accountId: judge.id },
      { act: 'abort', reason: 'Two of the players were one person.', accountId: judge.id },
    ])
  })
})
