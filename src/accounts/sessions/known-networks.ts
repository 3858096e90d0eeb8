import type { Prisma } from '../../generated/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'

const daysKept = 400
const day = 24 * 60 * 60_000

/** The keyed hash by which an account's network is stored, so that nobody can read where somebody was. */
const blindNetwork = ({ secrets }: Platform, account: string, network: string): string =>
  secrets.blind('network', `${account} ${network}`)

/** Whether somebody has signed in to this account from this network before. */
export async function isKnownNetwork(platform: Platform, account: string, network: string): Promise<boolean> {
  const key = { accountId: account, network: blindNetwork(platform, account, network) }
  const known = await platform.database.prisma.signInNetwork.findUnique({ where: { accountId_network: key } })
  return known !== null
}

/** Remembers the network from which somebody signs in, and forgets those not used for `daysKept`. */
export function rememberNetwork(platform: Platform, account: string, network: string): Prisma.PrismaPromise<unknown>[] {
  const { signInNetwork } = platform.database.prisma
  const usedAt = platform.clock.now()
  const key = { accountId: account, network: blindNetwork(platform, account, network) }
  return [
    signInNetwork.deleteMany({
      where: { accountId: account, usedAt: { lt: new Date(usedAt.getTime() - daysKept * day) } },
    }),
    signInNetwork.upsert({
      where: { accountId_network: key },
      create: { ...key, usedAt },
      update: { usedAt },
    }),
  ]
}
