import { SignedIn } from '../../../src/accounts/sessions/sessions.ts'
import type { LinkPurpose } from '../../../src/platform/secrets.ts'
import type { ServerInMemory } from '../server.ts'
import type { Recorder } from './recorder.ts'

export const password = 'the packet boat sails at nine'

/** Registers a player, confirms their address and signs them in. */
export async function register(
  server: ServerInMemory,
  record: Recorder,
  name: string,
  email: string,
): Promise<SignedIn> {
  await record('register', 'A new player', {
    method: 'POST',
    url: '/v1/accounts',
    payload: { email, name, password, language: 'en', timeZone: 'Europe/London' },
  })
  const token = await mailedToken(server, 'confirm', email)
  await record('confirmAccount', 'The link in the mail', {
    method: 'POST',
    url: '/v1/accounts/confirm',
    payload: { token },
  })
  return signIn(record, email)
}

export async function signIn(record: Recorder, email: string): Promise<SignedIn> {
  const payload = { email, password }
  return SignedIn.parse(await record('signIn', 'By password', { method: 'POST', url: '/v1/sessions', payload }))
}

/** The token in the newest mail of this topic to a person. */
export async function mailedToken(
  { platform }: ServerInMemory,
  purpose: LinkPurpose,
  address: string,
): Promise<string> {
  const { id } = await platform.database.prisma.mailToken.findFirstOrThrow({
    where: { account: { email: address }, purpose },
    orderBy: { createdAt: 'desc' },
  })
  return platform.secrets.linkToken(purpose, id)
}
