import { randomBytes, randomUUID } from 'node:crypto'
import { audit } from '../platform/audit/audit.ts'
import { isUniqueViolation } from '../platform/database/sql-state.ts'
import type { Platform } from '../platform/platform.ts'
import { nameKey } from './names/keys.ts'
import { hashPassword } from './passwords.ts'

// RFC 6761 §6.3: a name that never leaves this machine. The administrator gives a real address later.
const domain = 'paquebot.localhost'

/**
 * Makes an administrator where there is no active one: at the first start, or after the last one was lost.
 * @returns the credentials, which are shown once and kept nowhere; they hold until the administrator changes them by
 * `POST /v1/account/password` and `POST /v1/account/address`. Undefined where there is an administrator.
 */
export async function ensureAdministrator(
  platform: Platform,
): Promise<{ email: string; password: string } | undefined> {
  const { prisma } = platform.database
  const known = await prisma.account.count({ where: { role: 'administrator' } })
  const active = await prisma.account.count({ where: { role: 'administrator', status: 'active' } })
  if (active > 0) return undefined
  const id = randomUUID()
  const number = known === 0 ? '' : `-${known + 1}`
  const email = `admin${number}@${domain}`
  const name = `Administrator ${id.slice(0, 4)}`
  const password = randomBytes(12).toString('base64url')
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
  const line = { act: 'make-administrator', subject: id, reason: '' } as const
  try {
    await audit(platform, { account: id }, line, () => [prisma.account.create({ data })])
    return { email, password }
  } catch (error) {
    // Another process started on this database at the same moment, and made the same one.
    if (isUniqueViolation(error, 'accounts_email_key')) return undefined
    throw error
  }
}
