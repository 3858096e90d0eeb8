import { z } from 'zod'
import type { Language } from '../../../src/games/kit/wording.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { words } from '../../../src/notices/locales/index.ts'
import { Nothing, Profile, SignedIn } from '../answers.ts'
import { api } from '../api.ts'
import { inbox } from '../inbox.ts'
import { tokenIn } from '../people.ts'
import type { Hours } from './deeds/keep-hours.ts'
import { fetchInto } from './inject.ts'
import type { Person, Temperament } from './person.ts'
import type { World } from './world.ts'

/** A person before they have an account. */
export interface Role {
  readonly name: string
  readonly email: string
  readonly language: Language
  /** What the story says about them. */
  readonly about: string
  readonly temperament: Temperament
  readonly hours: Hours
}

const password = 'the packet boat sails at nine'
const NewToken = z.object({ token: z.string() })
const SignedInAs = SignedIn.extend({ account: z.object({ id: z.uuid() }) })

/** Registers everybody, confirms each with the mailed link, and sets their hours. */
export async function registerAll(world: World, roles: readonly Role[]): Promise<Person[]> {
  const stranger = api('', {}, fetchInto(world.app))
  for (const { name, email, language, temperament } of roles) {
    const { timeZone } = temperament.calendar
    await stranger.post('/v1/accounts', { name, email, language, timeZone, password }, Nothing)
  }
  await world.worker.drain()
  const people: Person[] = []
  for (const role of roles) people.push(await confirmAndSignIn(world, role))
  return people
}

function inboxTokenOf({ inbox }: World): string {
  if (inbox?.key === undefined) throw new Error('this server has no inbox of its own')
  return inbox.key.token
}

async function confirmAndSignIn(world: World, { name, email, language, temperament, hours }: Role): Promise<Person> {
  const ask = fetchInto(world.app)
  const stranger = api('', { inboxToken: inboxTokenOf(world) }, ask)
  const mail = await inbox(stranger, email).next(words[language].confirmAddress.subject)
  await stranger.post('/v1/accounts/confirm', { token: tokenIn(mail.text) }, Profile)
  const signIn = async () => {
    const { accessToken, account } = await stranger.post('/v1/sessions', { email, password }, SignedInAs)
    return { account: account.id, session: api('', { token: accessToken }, ask) }
  }
  const { account, session } = await signIn()
  const wish = { name: 'three weeks', scopes: ['read', 'play', 'create'] }
  const { token } = await session.post('/v1/account/tokens', wish, NewToken)
  await session.put('/v1/account/hours', hours, z.unknown())
  return {
    account,
    name,
    email,
    temperament,
    dice: seededDice('three weeks', name),
    password,
    api: api('', { token }, ask),
    signIn: async () => (await signIn()).session,
  }
}
