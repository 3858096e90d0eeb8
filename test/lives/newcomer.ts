import { randomUUID } from 'node:crypto'
import { SignedIn } from '../../scripts/demo/answers.ts'
import { api } from '../../scripts/demo/api.ts'
import type { Hours } from '../../scripts/demo/weeks/deeds/keep-hours.ts'
import { fetchInto } from '../../scripts/demo/weeks/inject.ts'
import type { Person, Temperament } from '../../scripts/demo/weeks/person.ts'
import type { World } from '../../scripts/demo/weeks/world.ts'
import { hashPassword } from '../../src/accounts/credentials/passwords.ts'
import { createToken } from '../../src/accounts/identity/personal-tokens.ts'
import { requirePerson } from '../../src/accounts/identity/proof.ts'
import { nameKey } from '../../src/accounts/names/name-keys.ts'
import { beginSession } from '../../src/accounts/sessions/sessions.ts'
import type { Dice } from '../../src/games/kit/dice.ts'
import { localSession } from '../support/people.ts'

/** Everybody's password: hashed once, since hashing is slow. */
const password = 'a password for lives'
const passwordHash = hashPassword(password)

/** A person of this temperament, who sets these hours on the server. */
export async function newcomer(
  world: World,
  { name, temperament, hours, dice }: { name: string; temperament: Temperament; hours: Hours; dice: Dice },
): Promise<Person> {
  const { platform, app } = world
  const account = randomUUID()
  const email = `${account}@example.org`
  const { vacationsByThemselves, remindHours, ...kept } = hours
  const created = await platform.database.prisma.account.create({
    data: {
      id: account,
      email,
      name: `${name} ${account.slice(0, 8)}`,
      nameKey: nameKey(`${name} ${account.slice(0, 8)}`),
      passwordHash: await passwordHash,
      status: 'active',
      timeZone: temperament.calendar.timeZone,
      hours: JSON.parse(JSON.stringify(kept)),
      vacationsByThemselves,
      remindHours,
      createdAt: platform.clock.now(),
    },
  })
  const scopes = ['read' as const, 'play' as const, 'create' as const]
  const { session } = await beginSession(platform, created, localSession)
  const proof = await requirePerson(platform, { account, session: session.id }, undefined)
  const { token } = await createToken(platform, proof, { name: 'lives', scopes, expiresInDays: null })
  const ask = fetchInto(app)
  return {
    account,
    name,
    email,
    temperament,
    dice,
    password,
    api: api('', { token }, ask),
    async signIn() {
      const { accessToken } = await api('', {}, ask).post('/v1/sessions', { email, password }, SignedIn)
      return api('', { token: accessToken }, ask)
    },
  }
}
