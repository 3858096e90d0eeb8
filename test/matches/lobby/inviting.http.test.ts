import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { newestLink } from '../../accounts/mailbox.ts'
import { newAdministrator, newPlayer, type Person, password } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { later } from '../scheduler/given.ts'
import { lobbyOn, namesIn, numberOf } from './given.ts'

const server = await testServer()
const { platform, clock } = server
const { prisma } = platform.database
const { opened, seen, look, join, leave, invite, makeLink, takeOver, resign, noticesOf, blocks, list, remove } =
  lobbyOn(server)

const hour = 3_600_000
const day = 24 * hour

const ann = await newPlayer(server, { name: 'Ann' })
const bob = await newPlayer(server, { name: 'Bob' })
const cleo = await newPlayer(server, { name: 'Cleo' })
const dan = await newPlayer(server, { name: 'Dan' })

const exported = (person: Person) => person.as(request(server.app.server).get('/v1/account/export')).expect(200)

const inviteNamed = (person: Person, match: string, name: string) =>
  person.as(request(server.app.server).post(`/v1/matches/${match}/invitations`)).send({ name })

async function tokenOf(match: string): Promise<string> {
  return (await makeLink(ann, match).expect(201)).body.token
}

describe('the list of matches to which one is invited', () => {
  const idsOf = async (person: Person) =>
    (await list(person, 'invited=true').expect(200)).body.items.map(({ id }: { id: string }) => id)

  test('given invitations by name and by address, then it has the matches, also private ones, until they are joined', async () => {
    const eve = await newPlayer(server, { name: 'Eve' })
    const [byName, byAddress] = [await opened({ seats: 3, private: true }, ann), await opened({ seats: 3 }, ann)]
    await opened({ seats: 3, private: true }, ann)
    await inviteNamed(ann, byName, 'Eve').expect(202)
    await invite(ann, byAddress, eve.email).expect(202)

    expect((await idsOf(eve)).toSorted()).toEqual([byAddress, byName].toSorted())
    expect(await idsOf(dan)).toEqual([])

    await join(eve, byAddress).expect(200)
    expect(await idsOf(eve)).toEqual([byName])
  })

  test('given somebody who was removed, then it has the match again only once they are invited anew', async () => {
    const fay = await newPlayer(server, { name: 'Fay' })
    const match = await opened({ seats: 3 }, ann)
    await invite(ann, match, fay.email).expect(202)
    await join(fay, match).expect(200)
    clock.turn(hour)
    await remove(ann, match, numberOf(await seen(ann, match), 'Fay')).expect(204)

    expect(await idsOf(fay)).toEqual([])

    clock.turn(hour)
    await invite(ann, match, fay.email).expect(202)
    expect(await idsOf(fay)).toEqual([match])
    expect(await noticesOf(match, 'invited')).toHaveLength(2)
    await join(fay, match).expect(200)
  })

  test('given a block between both, then it has no match', async () => {
    const gil = await newPlayer(server, { name: 'Gil' })
    const match = await opened({ seats: 3 }, ann)
    await invite(ann, match, gil.email).expect(202)
    await blocks(gil, ann)

    expect(await idsOf(gil)).toEqual([])
  })
})

describe('an invitation link', () => {
  test('shows the match, and admits any number of people', async () => {
    const match = await opened({ seats: 4, private: true }, ann)
    const { body } = await makeLink(ann, match).expect(201)
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      link: `http://paquebot.test/matches/${match}#${body.token}`,
    })
    expect(await prisma.invitation.findMany({ where: { matchId: match } })).toMatchObject([
      { invitedById: ann.id, email: null },
    ])
    expect(await noticesOf(match, 'invited')).toEqual([])

    for (const person of [bob, cleo]) {
      expect((await look(person, match)).status).toBe(404)
      await look(person, match, `?invitation=${body.token}`).expect(200)
      await join(person, match, { invitation: body.token }).expect(200)
    }
    expect(namesIn(await seen(ann, match))).toEqual(['Ann', 'Bob', 'Cleo'])
  })

  test('shows the match to somebody who is not signed in, and nothing else of it', async () => {
    const match = await opened({ seats: 3, private: true, name: 'By the sea' }, ann)
    const token = await tokenOf(match)
    const stranger = request(server.app.server)
    const { body } = await stranger.get(`/v1/matches/${match}?invitation=${token}`).expect(200)
    expect(body).toMatchObject({ name: 'By the sea', yourSeat: null, mayClaim: false })
    await stranger.get(`/v1/matches/${match}`).expect(401)
    await stranger.get(`/v1/matches/${match}?invitation=${'x'.repeat(43)}`).expect(404)
    const byHeader = await stranger.get(`/v1/matches/${match}`).set('paquebot-invitation', token).expect(200)
    expect(byHeader.body).toEqual(body)
    await stranger.get(`/v1/matches/${match}`).set('paquebot-invitation', 'x'.repeat(43)).expect(404)
    await stranger.post(`/v1/matches/${match}/seats`).send({ invitation: token }).expect(401)
    await stranger.get(`/v1/matches/${match}/messages`).expect(401)
  })

  test('is valid for its own match only', async () => {
    const match = await opened({ private: true }, ann)
    const another = await opened({ private: true }, ann)
    expect((await join(bob, another, { invitation: await tokenOf(match) })).body.code).toBe('not-found')
  })

  test('is valid until the start: from then on nobody else sees a private match', async () => {
    const match = await opened({ private: true }, ann)
    const invitation = await tokenOf(match)
    clock.turn(hour)
    await join(bob, match, { invitation }).expect(200)
    expect((await look(cleo, match, `?invitation=${invitation}`)).body.code).toBe('not-found')
    expect((await join(cleo, match, { invitation })).body.code).toBe('not-found')
  })

  test('is invalid after the match is cancelled', async () => {
    const match = await opened({ private: true }, ann)
    const invitation = await tokenOf(match)
    await leave(ann, match).expect(204)
    expect((await look(bob, match, `?invitation=${invitation}`)).body.code).toBe('not-found')
  })

  test('counts as an invitation: there are 20 in all', async () => {
    const match = await opened({}, ann)
    for (let made = 0; made < 19; made++) await makeLink(ann, match).expect(201)
    await invite(ann, match, 'last@example.org').expect(202)
    for (const refused of [await makeLink(ann, match), await invite(ann, match, 'one-more@example.org')]) {
      expect(refused.body).toMatchObject({ status: 409, code: 'too-many-invitations', params: { most: 20 } })
    }
    expect(await prisma.invitation.count({ where: { matchId: match } })).toBe(20)
  })

  test('can only be made by players who have joined', async () => {
    const match = await opened({ seats: 3 }, ann, bob)
    const hidden = await opened({ private: true }, ann)
    await makeLink(bob, match).expect(201)
    for (const person of [cleo, await newAdministrator(server)]) {
      expect((await makeLink(person, match)).body).toMatchObject({ status: 409, code: 'not-joined' })
    }
    expect((await makeLink(cleo, hidden)).body).toMatchObject({ status: 404, code: 'not-found' })
  })
})

describe('an invitation by mail', () => {
  test('is sent once to each address, however often and by however many players', async () => {
    const match = await opened({ seats: 4 }, ann, bob)
    await Promise.all([invite(ann, match, dan.email).expect(202), invite(ann, match, dan.email).expect(202)])
    await invite(bob, match, dan.email.toUpperCase()).expect(202)
    expect((await noticesOf(match, 'invited')).map(({ to }) => to)).toEqual(['Dan'])
  })

  test('is refused to oneself, by address and by name, and counts as none', async () => {
    const match = await opened({ seats: 3 }, ann, bob)
    for (const refused of [
      await invite(ann, match, ann.email.toUpperCase()),
      await inviteNamed(ann, match, ' ANN '),
      await invite(bob, match, bob.email),
    ]) {
      expect(refused.body).toMatchObject({ status: 409, code: 'already-joined' })
    }
    expect(await prisma.invitation.count({ where: { matchId: match } })).toBe(0)
    const own = await opened({}, cleo)
    expect((await invite(ann, own, ann.email)).body.code).toBe('not-joined')
  })

  test('goes to one address five times a day, over all matches and senders', async () => {
    const email = 'often@example.org'
    for (let made = 0; made < 5; made++) {
      const sender = await newPlayer(server)
      await invite(sender, await opened({}, sender), email).expect(202)
    }
    const sender = await newPlayer(server)
    const match = await opened({}, sender)
    const refused = await invite(sender, match, email)
    expect(refused.body).toMatchObject({ status: 409, code: 'address-invited-often', params: { most: 5 } })
    expect(await prisma.invitation.count({ where: { email } })).toBe(5)
    clock.turn(day)
    await invite(sender, match, email).expect(202)
  })

  test('counts once a day for each match: somebody invited to five may be invited to each of them again', async () => {
    const email = 'again@example.org'
    for (let made = 0; made < 4; made++) {
      const sender = await newPlayer(server)
      await invite(sender, await opened({}, sender), email).expect(202)
    }
    const [sender, other] = [await newPlayer(server), await newPlayer(server)]
    const fifth = await opened({ seats: 3 }, sender, other)
    await invite(sender, fifth, email).expect(202)

    await invite(other, fifth, email).expect(202)
  })

  test('is limited by account: strangers on the same network use up nothing', async () => {
    const [match, stranger] = [await opened({}, ann), request(server.app.server)]
    for (let asked = 0; asked < 31; asked++) {
      await stranger.post(`/v1/matches/${match}/invitations`).send({ email: 'x@example.org' }).expect(401)
    }
    const sender = await newPlayer(server)
    const own = await opened({}, sender)
    const another = await opened({}, sender)
    for (let asked = 0; asked < 30; asked++) {
      await invite(sender, asked % 2 === 0 ? own : another, dan.email).expect(202)
    }
    expect((await invite(sender, own, dan.email)).body.code).toBe('too-many-requests')
    await invite(ann, match, dan.email).expect(202)
  })
})

describe('an invitation by address', () => {
  const http = request(server.app.server)

  /** A person who was invited to a private match by the address that they had, and has a new one since. */
  async function moved() {
    const person = await newPlayer(server)
    const match = await opened({ private: true }, ann)
    await invite(ann, match, person.email).expect(202)
    const email = `new.${person.email}`
    await person.as(http.post('/v1/account/address')).send({ email, password }).expect(202)
    const token = await newestLink(server, 'change-address', person.email)
    await http.post('/v1/account/address/confirm').send({ token }).expect(200)
    return { person, match, email }
  }

  test('still admits the invited person after they have changed their address, which the inviter does not learn', async () => {
    const { person, match, email } = await moved()
    expect(JSON.parse((await exported(person)).text).invitationsReceived).toMatchObject([{ match, email }])
    expect((await exported(ann)).text).not.toContain(email)
    await join(person, match).expect(200)
  })

  test('holds neither address after the invited person has erased the account', async () => {
    const { person, match } = await moved()
    await person.as(http.delete('/v1/account')).send({ password }).expect(204)
    expect(await prisma.invitation.findMany({ where: { matchId: match } })).toMatchObject([
      { email: 'erased@erased.invalid' },
    ])
  })
})

describe('an invitation by name', () => {
  test('is mailed to the person who has it, whose address the inviter does not learn', async () => {
    const match = await opened({ private: true }, ann)
    const { body } = await inviteNamed(ann, match, ' DAN ').expect(202)

    expect(body).toEqual({ invited: true })
    expect((await noticesOf(match, 'invited')).map(({ to }) => to)).toEqual(['Dan'])
    await join(dan, match).expect(200)
    const { text } = await exported(ann)
    expect(text).not.toContain(dan.email)
    expect(JSON.parse(text).invitationsSent).toContainEqual({
      match,
      createdAt: clock.now().toISOString(),
      mailed: true,
    })
  })

  test('counts as one to the same address', async () => {
    const match = await opened({}, ann)
    await inviteNamed(ann, match, 'Dan').expect(202)
    await invite(ann, match, dan.email).expect(202)
    expect(await noticesOf(match, 'invited')).toHaveLength(1)
  })

  test.each(['the right address', 'another address'])(
    'given somebody invited by name, when %s is invited, too, then equally many are left: the count does not confirm an address',
    async (which) => {
      const [me, grace] = [await newPlayer(server), await newPlayer(server)]
      await blocks(me, grace)
      const match = await opened({}, me)
      await inviteNamed(me, match, grace.name).expect(202)
      await invite(me, match, which === 'the right address' ? grace.email : `not.${grace.email}`).expect(202)

      for (let made = 0; made < 18; made++) await makeLink(me, match).expect(201)

      expect((await makeLink(me, match)).body.code).toBe('too-many-invitations')
    },
  )

  test('given five matches to which somebody is invited by name, then a sixth is refused, and their address is still invited: the limit does not confirm it', async () => {
    const [me, grace] = [await newPlayer(server), await newPlayer(server)]
    for (let made = 0; made < 5; made++) await inviteNamed(me, await opened({}, me), grace.name).expect(202)
    const match = await opened({}, me)

    expect((await inviteNamed(me, match, grace.name)).body.code).toBe('address-invited-often')
    await invite(me, match, grace.email).expect(202)
  })

  test('is refused where nobody has the name, and with an address beside it', async () => {
    const match = await opened({}, ann)
    expect((await inviteNamed(ann, match, 'Nobody at all')).body).toMatchObject({
      code: 'not-found',
      errors: [{ at: 'body/name', problem: 'Nobody here has this name.' }],
    })
    for (const unstorable of ['Dan\u0000', 'Dan\ud800']) {
      expect((await inviteNamed(ann, match, unstorable)).body.code).toBe('invalid-request')
    }
    const both = { name: 'Dan', email: dan.email }
    await ann
      .as(request(server.app.server).post(`/v1/matches/${match}/invitations`))
      .send(both)
      .expect(400)
  })
})

describe('inviting a person whom a block keeps apart from the inviter', () => {
  test.each(['whom they have blocked', 'who has blocked them'])(
    '%s: is answered and counted as usual, and no mail is sent',
    async (who) => {
      const [me, foe, friend] = [await newPlayer(server), await newPlayer(server), await newPlayer(server)]
      await (who.startsWith('whom') ? blocks(me, foe) : blocks(foe, me))
      const match = await opened({}, me)
      const toFoe = await invite(me, match, foe.email).expect(202)
      const toFriend = await invite(me, match, friend.email).expect(202)
      expect(toFoe.body).toEqual(toFriend.body)
      expect((await noticesOf(match, 'invited')).map(({ to }) => to)).toEqual([friend.name])
      expect(await prisma.invitation.count({ where: { matchId: match } })).toBe(2)
    },
  )
})

describe('inviting into a started match', () => {
  const overdue = {
    game: 'hamlet',
    private: true,
    seating: 'as-joined',
    pace: { kind: 'hours', hours: 24 },
    late: 'substitute',
  }

  /** A private match of Ann and Bob, whose first seat, Ann's, is open to a substitute. */
  async function withOpenSeat(): Promise<string> {
    const match = await opened(overdue, ann)
    await join(bob, match, { invitation: await tokenOf(match) }).expect(200)
    await later(server, day)
    return match
  }

  test('is refused while no seat is open', async () => {
    const match = await opened({}, ann, bob)
    for (const person of [ann, bob]) {
      expect((await makeLink(person, match)).body).toMatchObject({ status: 409, code: 'match-not-open' })
      expect((await invite(person, match, dan.email)).body).toMatchObject({ status: 409, code: 'match-not-open' })
    }
    expect((await makeLink(cleo, match)).body).toMatchObject({ status: 409, code: 'not-joined' })
  })

  test('is for every active player while a seat is open to a substitute; the invited person may take it', async () => {
    const match = await withOpenSeat()
    await invite(bob, match, cleo.email).expect(202)
    expect((await noticesOf(match, 'invited')).map(({ to }) => to)).toEqual(['Cleo'])
    const { token } = (await makeLink(bob, match).expect(201)).body
    expect((await takeOver(dan, match, 0)).body.code).toBe('not-found')
    await look(dan, match, `?invitation=${token}`).expect(200)
    await takeOver(cleo, match, 0).expect(200)
    expect(namesIn(await seen(bob, match))).toEqual(['Cleo', 'Bob'])

    // then no seat is open, the link is invalid, and the former holder cannot invite
    expect((await look(dan, match, `?invitation=${token}`)).body.code).toBe('not-found')
    expect((await makeLink(bob, match)).body.code).toBe('match-not-open')
    expect((await makeLink(ann, match)).body.code).toBe('not-joined')
  })

  test('by link lets a person take the seat over; a link from before the start does not', async () => {
    const match = await opened(overdue, ann)
    const before = await tokenOf(match)
    clock.turn(hour)
    await join(bob, match, { invitation: before }).expect(200)
    await later(server, day)
    const { token } = (await makeLink(bob, match).expect(201)).body
    expect((await takeOver(dan, match, 0, before)).body.code).toBe('not-found')
    await takeOver(dan, match, 0, token).expect(200)
    expect(namesIn(await seen(bob, match))).toEqual(['Dan', 'Bob'])
  })

  test('is neither for spectators nor for players who have resigned', async () => {
    const match = await opened({ ...overdue, private: false, seats: 3 }, ann, bob, cleo)
    await resign(cleo, match).expect(200)
    await later(server, day)
    expect((await seen(bob, match)).players.some(({ open }) => open)).toBe(true)
    for (const person of [cleo, dan]) {
      expect((await makeLink(person, match)).body).toMatchObject({ status: 409, code: 'not-joined' })
    }
    await makeLink(bob, match).expect(201)
  })

  test('is refused once it is over', async () => {
    const match = await withOpenSeat()
    await resign(bob, match).expect(200)
    expect((await seen(ann, match)).status).not.toBe('running')
    expect((await makeLink(ann, match)).body).toMatchObject({ status: 409, code: 'match-not-open' })
  })
})
