import type { Prisma } from '../../generated/prisma/client.ts'
import { daysAfter } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'

const daysKept = 400

/** A network that was last used before this time is not known any more. */
const oldestKnown = ({ clock }: Platform): Date => daysAfter(clock.now(), -daysKept)

/** The keyed hash by which an account's network is stored, so that nobody can read where somebody was. */
const blindNetwork = ({ secrets }: Platform, account: string, network: string): string =>
  secrets.blind('network', `${account} ${network}`)

/** Whether somebody has signed in to this account from this network in the last `daysKept`. */
export async function isKnownNetwork(platform: Platform, account: string, network: string): Promise<boolean> {
  const key = { accountId: account, network: blindNetwork(platform, account, network) }
  const known = await platform.database.prisma.signInNetwork.findUnique({
    where: { accountId_network: key, usedAt: { gte: oldestKnown(platform) } },
  })
  return known !== null
}

/** The statement that forgets all networks of an account: a thief of the old password may have signed in there. */
export const forgetNetworks = ({ database }: Pick<Platform, 'database'>, account: string) =>
  database.prisma.signInNetwork.deleteMany({ where: { accountId: account } })

/** Remembers the network from which somebody signs in, and forgets those not used for `daysKept`. */
export function rememberNetwork(platform: Platform, account: string, network: string): Prisma.PrismaPromise<unknown>[] {
  const { signInNetwork } = platform.database.prisma
  const usedAt = platform.clock.now()
  const key = { accountId: account, network: blindNetwork(platform, account, network) }
  return [
    signInNetwork.deleteMany({ where: { accountId: account, usedAt: { lt: oldestKnown(platform) } } }),
    signInNetwork.upsert({
      where: { accountId_network: key },
      create: { ...key, usedAt },
      update: { usedAt },
    }),
  ]
}
