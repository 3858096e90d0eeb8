import { randomBytes, randomUUID } from 'node:crypto'
import type { Account } from '../../generated/prisma/client.ts'
import { type Act, audit } from '../../platform/audit/audit.ts'
import { isUniqueViolation, requiring } from '../../platform/database/sql-state.ts'
import type { OwnedData } from '../../platform/owned-data.ts'
import type { Platform } from '../../platform/platform.ts'
import { forgetNetworks } from '../credentials/known-networks.ts'
import { endMailedAccess } from '../credentials/mailed-links.ts'
import { hashPassword } from '../credentials/passwords.ts'
import { endLastingAccess } from '../identity/lasting-access.ts'
import { nameKey } from '../names/name-keys.ts'
import { accountByAddress } from '../record/account-rows.ts'
import { lockAdministrators } from '../record/lock-administrators.ts'
import { isActiveAdministrator, statusNow } from '../record/standing.ts'

/** What these functions need. No HTTP: the command line calls them, too. */
type Administering = Pick<Platform, 'database' | 'clock'>

/** How an administrator signs in for the first time. The password is shown once and stored only as a hash. */
export interface OneTimeCredentials {
  readonly email: string
  readonly password: string
}

/** Why the command changed nothing; the message is a sentence for the person at the command line. */
class NoAdministrator extends Error {
  override readonly name = 'NoAdministrator'
}

// RFC 6761 §6.3: a name that never leaves this machine. The administrator gives a real address later.
const domain = 'paquebot.localhost'
const oneTimePassword = () => randomBytes(12).toString('base64url')

/**
 * Makes an administrator if none is active: at the first start, or after the last one was lost.
 * @returns the credentials, which stay valid until the administrator changes them by `POST /v1/account/password` and
 * `POST /v1/account/address`; undefined if there is an active administrator
 */
export async function ensureAdministrator(platform: Administering): Promise<OneTimeCredentials | undefined> {
  const { prisma } = platform.database
  // Before the count: of two processes that both count none, the second then finds this address taken.
  const email = await freeAddress(platform)
  const active = await prisma.account.count({ where: isActiveAdministrator(platform.clock.now()) })
  if (active > 0) return undefined
  try {
    return await makeAdministratorAt(platform, email)
  } catch (error) {
    // Another process started on this database at the same moment and made the same administrator.
    if (isUniqueViolation(error, 'accounts_email_key')) return undefined
    throw error
  }
}

/** Makes one more administrator, with a one-time password. */
export const makeAdministrator = async (platform: Administering): Promise<OneTimeCredentials> =>
  makeAdministratorAt(platform, await freeAddress(platform))

async function makeAdministratorAt(platform: Administering, email: string): Promise<OneTimeCredentials> {
  const { prisma } = platform.database
  const id = randomUUID()
  const name = `Administrator ${id.slice(0, 4)}`
  const password = oneTimePassword()
  const data = {
    id,
    email,
    name,
    nameKey: nameKey(name),
    passwordHash: await hashPassword(password),
    role: 'administrator',
    status: 'active',
    createdAt: platform.clock.now(),
  } as const
  await auditAct(platform, id, 'make-administrator', () => [prisma.account.create({ data })])
  return { email, password }
}

/** The first free address. It is not random, so that of two processes that choose it at once only one can insert it. */
async function freeAddress({ database }: Administering): Promise<string> {
  const taken = await database.prisma.account.findMany({ where: { email: { endsWith: `@${domain}` } } })
  for (let number = 1; ; number++) {
    const email = `admin${number === 1 ? '' : `-${number}`}@${domain}`
    if (!taken.some((account) => account.email === email)) return email
  }
}

/**
 * Gives an administrator a new one-time password, forgets their networks, and ends their sessions, mailed links and all
 * lasting access: tokens, the calendar's address and webhooks.
 * @param owned what other slices keep of accounts
 * @throws NoAdministrator
 */
export async function resetAdministrator(
  platform: Administering,
  owned: readonly OwnedData[],
  email: string,
): Promise<OneTimeCredentials> {
  const { prisma } = platform.database
  const { id: accountId, role } = await activeAccount(platform, email)
  if (role !== 'administrator') throw new NoAdministrator(`${email} is not an administrator`)
  const password = oneTimePassword()
  const passwordHash = await hashPassword(password)
  await auditAct(platform, accountId, 'reset-administrator', () => [
    prisma.account.update({ where: { id: accountId }, data: { passwordHash } }),
    prisma.session.deleteMany({ where: { accountId } }),
    forgetNetworks(platform, accountId),
    ...endLastingAccess(platform, owned, accountId),
    ...endMailedAccess(platform, accountId),
  ])
  return { email, password }
}

/** Makes the owner of an active account an administrator. @throws NoAdministrator */
export async function giveRole(platform: Administering, email: string): Promise<void> {
  const { prisma } = platform.database
  const { id, role } = await activeAccount(platform, email)
  if (role === 'administrator') throw new NoAdministrator(`${email} is already an administrator`)
  await auditAct(platform, id, 'give-role', () => [
    prisma.account.update({ where: { id }, data: { role: 'administrator' } }),
  ])
}

/**
 * Makes an administrator a player. The last active one keeps the role, since the next start would make another.
 * @throws NoAdministrator
 */
export async function takeRole(platform: Administering, email: string): Promise<void> {
  const { prisma } = platform.database
  const { id, role, ...standing } = await accountWith(platform, email)
  if (role !== 'administrator') throw new NoAdministrator(`${email} is not an administrator`)
  const isActive = statusNow(standing, platform.clock.now()) === 'active'
  const act = auditAct(platform, id, 'take-role', () => [
    ...(isActive ? lockAdministrators(platform, { not: id }) : []),
    prisma.account.update({ where: { id }, data: { role: 'player' } }),
  ])
  const why = `${email} is the last administrator: give the role to somebody else first`
  await requiring(act, () => new NoAdministrator(why))
}

/** Every administrator, by address. */
export async function administrators(platform: Administering): Promise<Pick<Account, 'email' | 'name' | 'status'>[]> {
  const found = await platform.database.prisma.account.findMany({
    where: { role: 'administrator' },
    orderBy: { email: 'asc' },
  })
  const now = platform.clock.now()
  return found.map(({ email, name, ...standing }) => ({ email, name, status: statusNow(standing, now) }))
}

/** The audit log names who acts. The command line acts as nobody, so its lines name the account that was changed. */
function auditAct(platform: Administering, id: string, act: Act, together: Parameters<typeof audit>[3]): Promise<void> {
  return audit(platform, { account: id }, { act, subject: id, details: { by: 'command-line' }, reason: '' }, together)
}

async function accountWith({ database }: Administering, email: string): Promise<Account> {
  const account = await accountByAddress(database, email.toLowerCase())
  if (account === null) throw new NoAdministrator(`nobody has the address ${email}`)
  return account
}

async function activeAccount(platform: Administering, email: string): Promise<Account> {
  const account = await accountWith(platform, email)
  const status = statusNow(account, platform.clock.now())
  if (status !== 'active') throw new NoAdministrator(`the account of ${email} is ${status}`)
  return account
}
