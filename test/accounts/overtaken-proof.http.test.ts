import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { resetAdministrator } from '../../src/accounts/administration/administrators.ts'
import { createToken } from '../../src/accounts/identity/personal-tokens.ts'
import { type OwnersProof, requireOwner, requirePerson } from '../../src/accounts/identity/proof.ts'
import { eraseAccount } from '../../src/accounts/own-data/erasure.ts'
import { askForAddress, confirmAddress, spendAddressLink } from '../../src/accounts/profile/address.ts'
import { changePassword } from '../../src/accounts/profile/change-password.ts'
import { beginBrowserSession } from '../../src/accounts/sessions/browser-sessions.ts'
import { beginSession } from '../../src/accounts/sessions/sessions.ts'
import { accountByLink, accountByPassword } from '../../src/accounts/sessions/sign-in.ts'
import { changeWebhook, createWebhook, renewSecret } from '../../src/notices/webhooks/webhooks.ts'
import type { Proof } from '../../src/platform/http/proof.ts'
import { localSession, newAdministrator, newPlayer, type Person, password } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { newestLink } from './mailbox.ts'

const server = await testServer()
const { platform } = server
const { prisma } = platform.database
const http = request(server.app.server)

const rightPassword = ({ email }: Person) => accountByPassword(platform, { email, password }, '192.0.2.7', () => false)
const next = 'another good password'
const ownerSets = (owner: Person) =>
  owner.as(http.post('/v1/account/password')).send({ current: password, password: next }).expect(204)

let owner: Person
let administrator: Person
beforeEach(async () => {
  owner = await newPlayer(server)
  administrator = await newAdministrator(server)
})

const sessionsOf = ({ id }: Person) => prisma.session.findMany({ where: { accountId: id }, select: { id: true } })
const suspend = () =>
  administrator
    .as(http.post(`/v1/admin/accounts/${owner.id}/suspend`))
    .send({ reason: 'a rest' })
    .expect(200)

describe('given a sign-in whose password was right, when something ends it before the session is stored', () => {
  const begin = [
    ['a session', beginSession],
    ['a session of a browser', beginBrowserSession],
  ] as const

  test.each(begin)('a new password, then %s is refused like a wrong one', async (_, begins) => {
    const account = await rightPassword(owner)
    await ownerSets(owner)

    await expect(begins(platform, account, localSession)).rejects.toMatchObject({ code: 'wrong-credentials' })
    expect(await sessionsOf(owner)).toEqual([{ id: owner.session }])
  })

  test('the reset of an administrator, then there is no session', async () => {
    const account = await rightPassword(administrator)
    await resetAdministrator(platform, [], administrator.email)

    await expect(beginSession(platform, account, localSession)).rejects.toMatchObject({ code: 'wrong-credentials' })
    expect(await sessionsOf(administrator)).toEqual([])
  })

  test('a suspension, then the refusal says so, and no session revives with the account', async () => {
    const account = await rightPassword(owner)
    await suspend()

    await expect(beginSession(platform, account, localSession)).rejects.toMatchObject({ code: 'account-suspended' })
    expect(await sessionsOf(owner)).toEqual([])
  })

  test('a suspension and a new password, then the refusal does not reveal the suspension', async () => {
    const account = await rightPassword(owner)
    await ownerSets(owner)
    await suspend()

    await expect(beginSession(platform, account, localSession)).rejects.toMatchObject({ code: 'wrong-credentials' })
  })
})

describe('given a mailed link that was just used, when a new password comes before what it is for is stored', () => {
  test('then there is no session', async () => {
    await http.post('/v1/sessions/link').send({ email: owner.email }).expect(202)
    const account = await accountByLink(platform, await newestLink(server, 'sign-in', owner.email))
    await ownerSets(owner)

    const begun = beginSession(platform, account, { ...localSession, method: 'link' })
    await expect(begun).rejects.toMatchObject({ code: 'link-not-valid' })
    expect(await sessionsOf(owner)).toEqual([{ id: owner.session }])
  })

  test('then the address stays as it is', async () => {
    const email = `new.${owner.email}`
    await owner.as(http.post('/v1/account/address')).send({ email, password }).expect(202)
    const link = await spendAddressLink(platform, await newestLink(server, 'change-address', owner.email))
    await ownerSets(owner)

    await expect(confirmAddress(platform, [], link)).rejects.toMatchObject({ code: 'link-not-valid' })
    expect(await prisma.account.findUnique({ where: { id: owner.id } })).toMatchObject({ email: owner.email })
  })
})

test('given a link to a new address that was just used, when another one is confirmed, then that one stays', async () => {
  const asksFor = async (email: string) => {
    await owner.as(http.post('/v1/account/address')).send({ email, password }).expect(202)
    return newestLink(server, 'change-address', owner.email)
  }
  const link = await spendAddressLink(platform, await asksFor(`new.${owner.email}`))
  const token = await asksFor(`newer.${owner.email}`)
  await http.post('/v1/account/address/confirm').send({ token }).expect(200)

  await expect(confirmAddress(platform, [], link)).rejects.toMatchObject({ code: 'link-not-valid' })
  expect(await prisma.account.findUnique({ where: { id: owner.id } })).toMatchObject({ email: `newer.${owner.email}` })
})

describe('given the old password as proof in another session, when a new one comes before what it is for is stored', () => {
  const hook = (proof: Proof) => ({ accountId: proof.account, id: crypto.randomUUID() })
  const uses: readonly (readonly [string, (proof: OwnersProof) => Promise<unknown>])[] = [
    ['a token', (proof) => createToken(platform, proof, { name: 'bot', scopes: ['read'], expiresInDays: null })],
    ['a webhook', (proof) => createWebhook(platform, proof, { url: 'https://8.8.8.8/', topics: [] })],
    ['an address of a webhook', (proof) => changeWebhook(platform, hook(proof), { url: 'https://8.8.8.8/' }, proof)],
    ['a secret of a webhook', (proof) => renewSecret(platform, proof, hook(proof).id)],
    [
      'another password',
      (proof) =>
        changePassword(platform, [], proof, {
          password: 'the thief’s own',
          keepAccess: false,
          network: '192.0.2.7',
        }),
    ],
    ['a link to change the address', (proof) => askForAddress(platform, proof, 'thief@example.org')],
    ['an erasure', (proof) => eraseAccount(platform, [], proof)],
  ]

  async function proofOfThief() {
    const account = await rightPassword(owner)
    const { session } = await beginSession(platform, account, localSession)
    return requireOwner(platform, { account: owner.id, session: session.id }, password)
  }

  test.each(uses)('then %s is refused', async (_, use) => {
    const proof = await proofOfThief()
    await ownerSets(owner)
    const before = await everything()

    await expect(use(proof)).rejects.toMatchObject({ code: 'token-not-valid' })
    expect(await everything()).toEqual(before)
  })

  test('in the very session that sets it, then the old password counts as a wrong one', async () => {
    const proof = await requirePerson(platform, { account: owner.id, session: owner.session }, password)
    await ownerSets(owner)

    const made = createToken(platform, proof, { name: 'bot', scopes: ['read'], expiresInDays: null })
    await expect(made).rejects.toMatchObject({ code: 'wrong-password' })
  })

  async function everything() {
    const include = { accessTokens: true, webhooks: true, mailTokens: { where: { usedAt: null } }, notices: true }
    return prisma.account.findUniqueOrThrow({ where: { id: owner.id }, include })
  }
})
